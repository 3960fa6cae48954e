import style from './product-picture.module.css';

export interface Picture {
  light: string;
  dark: string;
  /** In CSS pixels, at which it is shown at most. */
  width: number;
  height: number;
  alt: string;
}

/** A picture of the product in the theme of the page; its room is there before it is. */
export function ProductPicture({ light, dark, width, height, alt }: Picture) {
  return (
    <picture className={style.picture}>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
