// biome-ignore-all lint/a11y/useSemanticElements: the carousel pattern of ARIA asks for groups that are no fieldsets
import type { BannerSlide } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useContext } from 'react';
import { useMark } from '../edit-marks';
import { ImagesContext } from '../images-context';
import { Picture } from './picture';
import type { Renderer } from './renderer';

/** The banner's script has the same default: only a slide that differs carries its duration. */
const defaultDurationMs = 5_000;

const isRotating = ({ banners }: ComponentData['BannerContainer']) => banners.length > 1;

/** Renders at most two buttons, each with text and link or not at all. */
function SlideButtons({ slide, at }: { slide: BannerSlide; at: string }) {
  const mark = useMark();
  const buttons = [
    { text: slide.buttonText, field: 'buttonText', link: slide.buttonLink, className: 'button' },
    { text: slide.button2Text, field: 'button2Text', link: slide.button2Link, className: 'button second' },
  ].filter((button) => button.text !== '' && isSafeUrl(button.link));
  if (buttons.length === 0) return null;
  return (
    <p className="actions">
      {buttons.map((button) => (
        <a
          key={button.className}
          className={button.className}
          href={button.link}
          {...mark(`${at}.${button.field}`)}
        >
          {button.text}
        </a>
      ))}
    </p>
  );
}

/** A picture without words gets no scrim. */
function hasWords({ actionText, subActionText, buttonText, button2Text }: BannerSlide): boolean {
  return [actionText, subActionText, buttonText, button2Text].some((text) => text !== '');
}

interface SlideProps {
  slide: BannerSlide;
  /** The slide's position in the component, for edit marks. */
  at: string;
  label: string;
  isEager: boolean;
  durationMs: number;
}

/** It covers the whole banner, which on phones is taller than a picture of that width. */
const background = { fallback: { width: 1_920, height: 800 }, from: 960 };

function Slide({ slide, at, label, isEager, durationMs }: SlideProps) {
  const images = useContext(ImagesContext);
  const mark = useMark();
  const isDecoration = hasWords(slide);
  // Behind words the picture is decoration.
  return (
    <div
      {...mark('banners', slide.n)}
      className={slide.buttonPosition === 'BottomMiddle' ? 'slide' : `slide at-${slide.buttonPosition}`}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-duration={durationMs === defaultDurationMs ? undefined : durationMs}
    >
      <Picture
        images={images}
        imageUrl={slide.backgroundImage}
        shown={{ ...background, focus: slide.backgroundImageFocus }}
        alt={isDecoration ? '' : (images[slide.backgroundImage]?.altText ?? '')}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
      />
      {isDecoration ? (
        <div className="words">
          {slide.actionText ? <h2 {...mark(`${at}.actionText`)}>{slide.actionText}</h2> : null}
          {slide.subActionText ? <p {...mark(`${at}.subActionText`)}>{slide.subActionText}</p> : null}
          <SlideButtons slide={slide} at={at} />
        </div>
      ) : null}
    </div>
  );
}

interface BannerContainerProps {
  data: ComponentData['BannerContainer'];
  /** The banner is the first thing on the page: its first picture loads eagerly. */
  isFirst: boolean;
}

/**
 * Renders slides in a row that scrolls and snaps, so that all can be reached without JavaScript. The banner
 * island adds rotation, arrows, dots and a pause button; a single slide needs none of them.
 */
function BannerContainerView({ data, isFirst }: BannerContainerProps) {
  const { banners } = data;
  if (banners.length === 0) return null;
  return (
    <section
      className={`banner ${data.height.toLowerCase()}`}
      aria-roledescription="carousel"
      aria-label={banners[0]?.actionText || 'Highlights'}
      data-banner={isRotating(data) ? '' : undefined}
    >
      {/* Scrollable content must be reachable by keyboard. */}
      <div className="slides" tabIndex={isRotating(data) ? 0 : undefined}>
        {banners.map((slide, index) => (
          <Slide
            key={slide.n}
            slide={slide}
            at={`banners.${index}`}
            label={`${index + 1} of ${banners.length}`}
            isEager={isFirst && index === 0}
            durationMs={slide.sliderDuration || data.sliderDuration || defaultDurationMs}
          />
        ))}
      </div>
      {isRotating(data) ? (
        <div className="controls" hidden>
          <button type="button" data-step={-1} aria-label="Previous slide">
            ‹
          </button>
          {banners.map((slide, index) => (
            <button key={slide.n} type="button" data-slide={index} aria-label={`Slide ${index + 1}`} />
          ))}
          <button type="button" data-step={1} aria-label="Next slide">
            ›
          </button>
          <button type="button" data-pause="" aria-label="Pause" />
        </div>
      ) : null}
    </section>
  );
}

export const bannerRenderer: Renderer<'BannerContainer'> = {
  draw: ({ data }, { isFirst }) => <BannerContainerView data={data} isFirst={isFirst} />,
  styles: ({ data }) => (isRotating(data) ? ['banner', 'banner-controls'] : ['banner']),
  islands: ({ data }) => (isRotating(data) ? ['banner'] : []),
};
