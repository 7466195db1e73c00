/** Most pixels of a picture that every browser can make. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 16_000;
const SHARPNESS = 2;

/** How large a drawing may become in pixels, by its size. */
export function pictureScale(width: number, height: number): number {
  const byArea = Math.sqrt(MOST_PIXELS / (width * height));
  return Math.min(SHARPNESS, byArea, LONGEST_SIDE / Math.max(width, height));
}

const NAMES = /var\((--[\w-]+)\)/g;

/** A drawing on its own knows nothing of the page's tokens: each is replaced by its value. */
function withValues(markup: string, styles: CSSStyleDeclaration): string {
  const tokenOf = (name: string): string => styles.getPropertyValue(name).trim();
  const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return markup.replace(NAMES, (_, name: string) =>
    escaped(tokenOf(name).replace(NAMES, (__, inner: string) => tokenOf(inner))),
  );
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be read'));
    image.src = address;
  });
}

/** Turns a drawing on the page into a PNG file. */
export async function pictureFile(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = pictureScale(width, height);
  const markup = withValues(new XMLSerializer().serializeToString(svg), getComputedStyle(svg));
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture is too large');
  return blob;
}
