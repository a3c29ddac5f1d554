import { type Focus, focusInWords, focusStep } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { arrowDirections } from './arrow-directions';
import ground from './ground.module.css';
import classes from './image-form.module.css';
import { widthWithin } from './image-room';
import { currentUrl } from './image-texts';

interface FocusFieldProps {
  image: Image;
  value: Focus;
  onChange: (focus: Focus) => void;
}

const withinPicture = (percent: number) =>
  Math.min(100, Math.max(0, Math.round(percent / focusStep) * focusStep));

/**
 * Shows the picture with its focal point, which stays visible where a page crops it. It is set by a click, by dragging
 * it, or by arrow keys.
 */
export function FocusField({ image, value: { x, y }, onChange }: FocusFieldProps) {
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      x: withinPicture(((clientX - left) / width) * 100),
      y: withinPicture(((clientY - top) / height) * 100),
    });
  };
  /** A finger drags the point itself: elsewhere it scrolls. */
  const hold = ({ currentTarget, target, pointerId, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' || (target as HTMLElement).tabIndex === 0)
      currentTarget.setPointerCapture(pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
  };
  const move = (event: KeyboardEvent) => {
    const arrow = arrowDirections[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange({
      x: withinPicture(x + arrow.across * focusStep),
      y: withinPicture(y + arrow.down * focusStep),
    });
  };
  return (
    <div>
      <div className={`${classes.picture} ${ground.ground}`}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point on it has the keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the point on it has the role */}
        <div
          className={classes.focus}
          style={{ width: widthWithin(image, 40) }}
          onClick={point}
          onPointerDown={hold}
          onPointerMove={drag}
        >
          <img
            src={currentUrl(image)}
            alt={image.altText || image.imageDescription}
            width={image.width}
            height={image.height}
            draggable={false}
          />
          <span
            role="slider"
            tabIndex={0}
            className={classes.point}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label="Focal point"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={focusInWords({ x, y })}
            onKeyDown={move}
          />
        </div>
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        Click what matters most, or move the point with the arrow keys: it stays visible where a page crops
        the image.
      </Text>
    </div>
  );
}
