import { ffmpeg } from './ffmpeg.ts';

/** Writes a picture as AVIF, `smaller` times as small as it is; text stays sharp at this quality. */
export function writeAvif(png: Buffer, file: string, smaller: number): void {
  const scale = `scale=iw/${smaller}:ih/${smaller}:flags=lanczos`;
  const form = ['-vf', scale, '-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1'];
  ffmpeg(['-i', 'pipe:0', ...form, '-crf', '22', '-cpu-used', '7', '-pix_fmt', 'yuv444p', file], png);
}
