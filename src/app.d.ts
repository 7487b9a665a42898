import 'vite-plugin-pwa/client';
import 'vite-plugin-pwa/info';

declare global {
	/** The version in package.json, for the settings page and for exported files. */
	const __APP_VERSION__: string;
}

declare module '*.md?rules' {
	/** A room's numbered rules, read from its Markdown when the app is built. */
	const rules: import('$lib/shell/rule-sheet').Rules;
	export default rules;
}
