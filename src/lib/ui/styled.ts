/**
 * Returns an attachment that sets style properties on an element, each by its name. A policy that forbids styles in
 * the markup allows this. An undefined value takes the property away.
 */
export const styled =
	(properties: Readonly<Record<string, string | undefined>>) => (node: HTMLElement | SVGElement) => {
		for (const [name, value] of Object.entries(properties)) {
			if (value === undefined) node.style.removeProperty(name);
			else node.style.setProperty(name, value);
		}
	};

/** Sets how many letters the longest word of a name has, for a style that makes it smaller rather than broken. */
export const lettered = (name: string) =>
	styled({ '--letters': String(Math.max(...name.split(' ').map(({ length }) => length))) });
