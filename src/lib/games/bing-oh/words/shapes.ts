import { m } from '$lib/i18n';
import type { Shape } from '../spaces';

const shapeNames: Record<Shape, () => string> = {
	t: m.bingoh_shape_t,
	l: m.bingoh_shape_l,
	z: m.bingoh_shape_z,
	horizontal: m.bingoh_shape_horizontal,
	vertical: m.bingoh_shape_vertical,
	diagonal: m.bingoh_shape_diagonal,
	corners: m.bingoh_shape_corners
};
/** A shape as it is asked: "a row across". [B-10] */
export const shapeName = (shape: Shape): string => shapeNames[shape]();
