// @ts-nocheck
import { browser } from '../browser';

/** Finds the text of a QR code in a picture. Resolves with undefined if there is none. Never rejects. */
export type ReadCode = (image: ImageBitmap | HTMLVideoElement) => Promise<string | undefined>;

/** The longer side (px) of the picture that is searched: enough for a large code, and quick. */
const longestSide = 1000;

async function ownReader(): Promise<ReadCode | undefined> {
	const { BarcodeDetector: Detector } = browser;
	try {
		if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
		const detector = new Detector({ formats: ['qr_code'] });
		return async (image) => (await detector.detect(image).catch(() => []))[0]?.rawValue;
	} catch {
		return undefined;
	}
}

async function ourReader(): Promise<ReadCode> {
	const { default: decode } = await import('qr/decode.js');
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d', { willReadFrequently: true });
	return (image) => {
		const [width, height] =
			'videoWidth' in image ? [image.videoWidth, image.videoHeight] : [image.width, image.height];
		const scale = Math.min(1, longestSide / Math.max(width, height));
		if (!context || width === 0) return Promise.resolve(undefined);
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		try {
			return Promise.resolve(decode(context.getImageData(0, 0, canvas.width, canvas.height)));
		} catch {
			// There is no code in the picture.
			return Promise.resolve(undefined);
		}
	};
}

/** Returns the browser's own reader where it has one, else ours, which is fetched at the first call. */
export const codeReader = async (): Promise<ReadCode> => (await ownReader()) ?? (await ourReader());

/** Decodes a picture of any kind that the browser knows. Resolves with undefined for other files. */
export async function pictureOf(file: Blob): Promise<ImageBitmap | undefined> {
	try {
		return await createImageBitmap(file);
	} catch {
		return undefined;
	}
}

/** Why there is no camera. `insecure`: the page does not come over https. */
export type NoCamera = 'insecure' | 'denied' | 'none';

/** Opens a camera, the one that faces away from the user unless told. Call it from a gesture: the browser may ask. */
export async function openCamera(
	facingMode: 'environment' | 'user' = 'environment'
): Promise<MediaStream | NoCamera> {
	const mediaDevices = browser.navigator?.mediaDevices;
	if (!mediaDevices) return isSecureContext ? 'none' : 'insecure';
	try {
		return await mediaDevices.getUserMedia({
			video: { facingMode, width: { ideal: 1280 }, height: { ideal: 1280 } }
		});
	} catch (error) {
		return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';
	}
}
