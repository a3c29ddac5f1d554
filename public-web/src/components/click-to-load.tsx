import type { Embed } from '@galley/shared/components/embeds';
import { SitePicture } from './site-picture';

interface ClickToLoadProps {
  embed: Embed;
  /** What will be loaded, for screen readers. */
  title: string;
  /** `Play` */
  action: string;
  picture: string;
  focus: string | undefined;
  mark?: Record<string, string | number | undefined> | undefined;
  /** The icon on the picture, as an SVG path. */
  sign: string;
}

/**
 * Renders a picture that is replaced by external content on click; nothing is loaded from elsewhere before.
 */
export function ClickToLoad({ embed, title, action, picture, focus, mark, sign }: ClickToLoadProps) {
  return (
    <a className="load" href={embed.page} data-embed={embed.frame} data-title={title}>
      {picture ? (
        <SitePicture
          imageUrl={picture}
          focus={focus}
          sizes="(width<64rem)100vw,72rem"
          isDecoration
          {...(mark && { mark })}
        />
      ) : null}
      <span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={sign} />
        </svg>
        <span>
          <span className="hidden">{action}: </span>
          {title}
          <small>{`Loads from ${embed.service}`}</small>
        </span>
      </span>
    </a>
  );
}
