import style from './product-picture.module.css';

/** One picture in its files: fine and plain as AVIF, and for browsers that read none. */
export interface PictureFiles {
  fine: string;
  plain: string;
  other: string;
}

export interface Picture {
  light: PictureFiles;
  dark: PictureFiles;
  /** In CSS pixels, at which it is shown at most. */
  width: number;
  height: number;
  alt: string;
  /** What a phone shows of it: the whole would be too small to read. */
  detail?: 'card';
}

const sourcesOf = ({ fine, plain }: PictureFiles) => `${plain} 1x, ${fine} 2x`;
const DARK = '(prefers-color-scheme: dark)';

/**
 * A picture of the product in the theme of the page; its room is there before it is.
 * @param isSeenFirst whether it stands on the first screen: others wait for the first words (site.css)
 */
export function ProductPicture({
  light,
  dark,
  width,
  height,
  alt,
  detail,
  isSeenFirst = false,
}: Picture & { isSeenFirst?: boolean }) {
  return (
    <picture className={style.picture} data-detail={detail} data-seen-first={isSeenFirst || undefined}>
      <source srcSet={sourcesOf(dark)} type="image/avif" media={DARK} />
      <source srcSet={dark.other} media={DARK} />
      <source srcSet={sourcesOf(light)} type="image/avif" />
      <img src={light.other} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
