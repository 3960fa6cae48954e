import { loadPdfJs } from '@/shared/documents/pdf/open/open-pdf.ts';

/** The text of every page as pdf.js itself gives it. */
export async function readRawPages(
  bytes: Uint8Array<ArrayBuffer>,
  { assets, password }: { assets: string; password?: string | undefined },
): Promise<string[]> {
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    cMapUrl: `${assets}pdfjs/cmaps/`,
    standardFontDataUrl: `${assets}pdfjs/standard_fonts/`,
    verbosity: 0,
    ...(password !== undefined && { password }),
  });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    page.cleanup();
  }
  await task.destroy();
  return pages;
}
