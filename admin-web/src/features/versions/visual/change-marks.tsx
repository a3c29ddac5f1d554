import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { changeIcons, changeNames } from '../change-badge';
import { nameOf } from '../component-comparison';
import marksCss from './change-marks.css?inline';
import type { Box, Boxes } from './counterpart';

interface ChangeMarksProps {
  page: Document;
  boxes: Boxes;
  differences: readonly VersionDifference[];
  chosen: VersionDifference | undefined;
  /** The words that the other page lacks. */
  words: readonly Box[];
  /** Whether they were removed from this page, or added to it. */
  wordsAre: 'removed' | 'added';
  /** The position in pixels where the selected component would be, if this page lacks it. */
  missingAt: number | undefined;
  /** 'Not in V2' */
  missing: string;
  /** The scale of the page: marks are enlarged to stay readable. */
  scale: number;
  onChoose: (difference: VersionDifference) => void;
}

/** Draws frames and labels over the differences; they are outside the page's body and do not affect its layout. */
export function ChangeMarks({ page, scale, ...marks }: ChangeMarksProps) {
  const place = useMarksPlace(page);
  return (
    place &&
    createPortal(
      <div style={{ '--zoom': 1 / scale } as CSSProperties}>
        <Marks {...marks} width={page.documentElement.clientWidth} />
      </div>,
      place,
    )
  );
}

type MarksProps = Omit<ChangeMarksProps, 'page' | 'scale'> & { width: number };

function Marks({ boxes, differences, chosen, missingAt, missing, width, onChoose, ...rest }: MarksProps) {
  return (
    <>
      {rest.words.map((box) => (
        <div key={`${box.left} ${box.top}`} className={`word ${rest.wordsAre}`} style={{ ...box }} />
      ))}
      {differences.map((difference) => {
        const { change, componentId } = difference;
        const box = boxes.get(componentNumber(componentId));
        if (change === 'same' || !box) return null;
        const Icon = changeIcons[change];
        const room = Math.max(0, Math.min(box.left, width - box.left - box.width));
        return (
          <div
            key={componentId}
            className={`frame ${change} ${difference === chosen ? 'chosen' : ''}`}
            style={{ ...box, '--room': `${room}px` } as CSSProperties}
          >
            <button
              type="button"
              className="mark"
              tabIndex={-1}
              aria-label={`${changeNames[change]}: ${nameOf(difference)}`}
              onClick={() => onChoose(difference)}
            >
              <Icon stroke={2.5} aria-hidden />
              {changeNames[change]}
            </button>
          </div>
        );
      })}
      {chosen && missingAt !== undefined && (
        <div className={`missing ${chosen.change}`} style={{ top: missingAt, left: 0, width }}>
          <span>{missing}</span>
        </div>
      )}
    </>
  );
}

/** An element over the page, in a shadow root of its own. */
function useMarksPlace(page: Document): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const host = page.createElement('galley-changes');
    host.style.cssText = 'position:absolute;top:0;left:0;width:0;height:0;z-index:2147483647';
    const shadow = host.attachShadow({ mode: 'open' });
    const style = page.createElement('style');
    style.textContent = marksCss;
    const holder = page.createElement('div');
    shadow.append(style, holder);
    page.documentElement.append(host);
    setPlace(holder);
    return () => host.remove();
  }, [page]);
  return place;
}
