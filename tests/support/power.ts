import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../../scripts/browser.mjs';

/** A disk that can be brought back as it was at a moment: without what the system had not written to it yet. */
export interface Disk {
	/** Where it is mounted; the same after each cut. */
	readonly folder: string;
	/** Keeps what is on the disk at this moment. */
	keep(): void;
	/** Starts with what was kept, as after a power cut; the browser that used the disk has to be gone. */
	back(): Promise<void>;
	close(): Promise<void>;
}

/** MB; only what is written takes room. */
const sizes = { around: 2000, disk: 400 };
const run = (program: string, ...words: readonly string[]) =>
	execFileSync(program, words, { stdio: 'pipe', encoding: 'utf8' });

/** Processes that were killed hold on to their files for a moment. */
async function unmount(folder: string): Promise<void> {
	for (let tries = 0; ; tries++) {
		try {
			run('umount', folder);
			return;
		} catch (error) {
			if (tries === 50) throw error;
			await pause(100);
		}
	}
}

/**
 * Makes a disk in a file of another one, which copies files in an instant: each block as it was at one moment.
 * @throws Error where the machine does not allow it
 */
async function makeDisk(): Promise<Disk> {
	const base = mkdtempSync(join(tmpdir(), 'tablemate-power-'));
	const [around, folder] = [join(base, 'around'), join(base, 'disk')];
	const [disk, kept] = [join(around, 'disk.img'), join(around, 'kept.img')];
	const mount = () => run('mount', '-o', 'loop,noatime', disk, folder);
	const end = async () => {
		for (const one of [folder, around]) await unmount(one).catch(() => undefined);
		rmSync(base, { recursive: true, force: true });
	};
	try {
		for (const one of [around, folder]) mkdirSync(one);
		run('truncate', '-s', `${String(sizes.around)}M`, `${around}.img`);
		run('mkfs.btrfs', '-q', `${around}.img`);
		run('mount', '-o', 'loop', `${around}.img`, around);
		run('truncate', '-s', `${String(sizes.disk)}M`, disk);
		run('mkfs.ext4', '-q', '-F', disk);
		mount();
	} catch (error) {
		await end();
		throw error;
	}
	return {
		folder,
		keep: () => {
			copyFileSync(disk, kept, constants.COPYFILE_FICLONE_FORCE);
		},
		async back() {
			await unmount(folder);
			renameSync(kept, disk);
			mount();
		},
		close: end
	};
}

/** Returns a disk whose power can be cut, or why there is none here. */
export async function diskToCut(): Promise<Disk | string> {
	if (process.platform !== 'linux') return 'disks are made on Linux only';
	if (process.getuid?.() !== 0) return 'disks can be made by root only';
	for (const program of ['mkfs.btrfs', 'mkfs.ext4', 'mount'])
		if (!onPath(program)) return `${program} is not there: install btrfs-progs, e2fsprogs and mount`;
	return makeDisk().catch((error: unknown) => `this machine lets nobody make a disk: ${String(error)}`);
}
