type Rows = typeof import('./rows');
type Modules = Rows & typeof import('./db');

/** The window of a page that has loaded what it writes with. */
interface Writer extends Window {
	readonly IDBObjectStore: typeof IDBObjectStore;
}

type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

/** Busy for so long (ms): storage has done all that it was asked for by then. */
const busy = 200;

/**
 * Writes from a page of its own that is busy as soon as it has asked for a summary to be written, and is gone then: before it
 * hears that anything is written.
 */
export async function writeAndLeave(
	database: string,
	write: (rows: Rows, to: InstanceType<Modules['Database']>) => unknown
): Promise<void> {
	const frame = document.createElement('iframe');
	frame.srcdoc = `<script type="module">
		import * as rows from '/src/lib/storage/rows.ts';
		import * as db from '/src/lib/storage/db.ts';
		parent.begin({ ...rows, ...db });
	</script>`;
	const loaded = new Promise<Modules>((begin) => Object.assign(window, { begin }));
	document.body.append(frame);
	const { Database, ...rows } = await loaded;
	const to = new Database(database);
	await rows.loadRows('', 0, to);
	const { prototype } = (frame.contentWindow as Writer).IDBObjectStore;
	const put = Reflect.get(prototype, 'put') as Put;
	const left = new Promise<void>((done) => {
		prototype.put = function (...row) {
			if (this.name !== 'tables') return put.apply(this, row);
			setTimeout(() => {
				const since = performance.now();
				while (performance.now() < since + busy);
				frame.remove();
				done();
			});
			return put.apply(this, row);
		};
	});
	void write(rows, to);
	await left;
}
