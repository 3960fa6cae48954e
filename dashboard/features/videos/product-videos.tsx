import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '@/dashboard/content/videos.ts';
import style from './product-videos.module.css';
import { say } from './say.ts';

/** As large as films are written (local/record/film.ts). */
const SIZE = { width: 1280, height: 800 };
const DARK = '(prefers-color-scheme: dark)';

/** Plays at once, since it was asked for; not for who wants nothing to move, who has the controls. */
function Player({ title, light, dark, captions }: Video) {
  const [{ webm, mp4, poster }] = useState(() => (window.matchMedia(DARK).matches ? dark : light));
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    video.current?.focus();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that plays nothing by itself leaves it to the controls.
    void video.current?.play().catch(() => undefined);
  }, []);
  return (
    <video ref={video} {...SIZE} controls playsInline muted poster={poster} aria-label={title} tabIndex={0}>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label={say('english')} default />
    </video>
  );
}

function ProductVideo(video: Video) {
  const [isPlayed, setIsPlayed] = useState(false);
  const { title, text, light, dark } = video;
  return (
    <figure className={style.video}>
      {isPlayed ? (
        <Player {...video} />
      ) : (
        <button type="button" aria-label={say('playVideo', { title })} onClick={() => setIsPlayed(true)}>
          <picture>
            <source srcSet={dark.poster} media={DARK} />
            <img src={light.poster} {...SIZE} alt="" loading="lazy" decoding="async" />
          </picture>
          <span className={style.play}>
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}

/** Films of the product: a picture of each, and the film itself once it is pressed (spec §2). */
export function ProductVideos({ videos }: { videos: readonly Video[] }) {
  return (
    <div className={style.videos}>
      {videos.map((video) => (
        <ProductVideo key={video.title} {...video} />
      ))}
    </div>
  );
}
