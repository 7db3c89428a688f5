import { type Drawing, svgOf, THEMES } from '@pencilmark/board';

/** Pixels of the longer side of a PNG file. */
export const PNG_SIZES = [1024, 2048] as const;

/** The drawing as an SVG file in the light colours, whatever the theme of the page. */
export function svgFile(drawing: Drawing, title: string, longest?: number): Blob {
  const [, , width, height] = drawing.view;
  const across = longest === undefined ? undefined : Math.round((longest * width) / Math.max(width, height));
  const text = svgOf(drawing, { theme: THEMES.light, title, ...(across !== undefined && { width: across }) });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The drawing as a PNG whose longer side has `longest` pixels. Rejects if the browser cannot paint it. */
export async function pngFile(drawing: Drawing, title: string, longest: number): Promise<Blob> {
  const address = URL.createObjectURL(svgFile(drawing, title, longest));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [, , width, height] = drawing.view;
    const scale = longest / Math.max(width, height);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const ground = canvas.getContext('2d')!;
    ground.fillStyle = THEMES.light.surface;
    ground.fillRect(0, 0, canvas.width, canvas.height);
    ground.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
