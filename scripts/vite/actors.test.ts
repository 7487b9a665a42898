import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutActors } from './actors.ts';

const dist = 'node_modules/xstate/dist';
const files = readdirSync(dist).filter((file) => /^(raise|StateMachine|assign)-[^.]+\.esm\.js$/.test(file));

it('leaves no way to an actor in what charts are played with', () => {
	expect(files).toHaveLength(3);
	for (const file of files) {
		expect(withoutActors(readFileSync(`${dist}/${file}`, 'utf8')), file).not.toMatch(
			/actorRef = createActor/
		);
	}
});

it('says when XState makes them in another way', () => {
	expect(() => withoutActors('const actor = new Actor(logic);')).toThrow('actors.ts');
});
