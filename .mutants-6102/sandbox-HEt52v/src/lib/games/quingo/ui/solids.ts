/** Dice as their solids, 100 by 100: the outline tells the size, inner edges help; where their figure stands and how large. */
// @ts-nocheck

export const solids = {
	4: { outline: 'M50 8L95 86H5Z', edges: '', y: 78, size: 36 },
	6: { outline: 'M14 14H86V86H14Z', edges: '', y: 63, size: 40 },
	8: { outline: 'M50 3L88 50L50 97L12 50Z', edges: 'M12 50L50 70L88 50', y: 60, size: 38 },
	10: {
		outline: 'M50 5L95 36L50 97L5 36Z',
		edges: 'M50 5L22 48L50 68L78 48ZM5 36L22 48M95 36L78 48M50 68V97',
		y: 56,
		size: 34
	},
	12: {
		outline: 'M50 4L96 38L78 92H22L4 38Z',
		edges: 'M50 22L76 41L66 72H34L24 41ZM50 4V22M96 38L76 41M78 92L66 72M22 92L34 72M4 38L24 41',
		y: 63,
		size: 38
	},
	20: {
		outline: 'M50 3L92 26V74L50 97L8 74V26Z',
		edges: 'M50 22L78 70H22ZM50 3V22M92 26L78 70M92 26L50 22L8 26L22 70M92 74L78 70L50 97L22 70L8 74',
		y: 63,
		size: 33
	}
} as const;
