import type { Image } from '@galley/shared/schemas/image';
import { Group, NativeSelect, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { holdEvent } from '../../../lib/listen';
import { arrowDirections } from '../arrow-directions';
import ground from '../ground.module.css';
import { widthWithin } from '../image-room';
import { currentUrl, pixelSize } from '../image-texts';
import classes from './adjust.module.css';
import { type Area, type Corner, corners, moved, resized, shaped, shapes } from './crop-area';

interface CropFieldProps {
  image: Image;
  area: Area;
  /** The index of the chosen shape. */
  shape: number;
  onChange: (area: Area, shape: number) => void;
}

/** The part of the picture by which an arrow key moves or resizes the area; ten times that with Shift. */
const keyStep = 0.01;

/** Shows the picture with the area that is kept, which is moved and resized by pointer or by arrow keys. */
export function CropField({ image, area, shape, onChange }: CropFieldProps) {
  const { ratio: chosen } = shapes[shape] ?? shapes[0];
  const ratio = chosen === 'own' ? image.width / image.height : chosen;
  /** What is being dragged, and where that began. */
  const dragged = useRef<{ corner: Corner | undefined; x: number; y: number; from: Area }>(undefined);

  const change = (from: Area, corner: Corner | undefined, by: { across: number; down: number }) =>
    onChange(
      corner ? resized(from, image, corner, by, ratio) : moved(from, image, by.across, by.down),
      shape,
    );
  const hold = (event: PointerEvent<HTMLElement>) => {
    const grip = (event.target as HTMLElement).closest<HTMLElement>('[data-grip]')?.dataset.grip;
    if (grip === undefined) return;
    dragged.current = { corner: corners[Number(grip)], x: event.clientX, y: event.clientY, from: area };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!dragged.current) return;
    const { corner, x, y, from } = dragged.current;
    const scale = image.width / currentTarget.getBoundingClientRect().width;
    change(from, corner, { across: (clientX - x) * scale, down: (clientY - y) * scale });
  };
  const release = () => {
    dragged.current = undefined;
  };
  const press = (event: KeyboardEvent, corner?: Corner) => {
    const arrow = arrowDirections[event.key];
    if (!arrow) return;
    holdEvent(event);
    const step = image.width * keyStep * (event.shiftKey ? 10 : 1);
    change(area, corner, { across: arrow.across * step, down: arrow.down * step });
  };

  const percent = (part: number, of: number) => `${(part / of) * 100}%`;
  const spoken = {
    'aria-valuemin': 0,
    'aria-valuemax': image.width,
    'aria-valuetext': `${pixelSize(area)}, ${area.x} from the left, ${area.y} from the top`,
  } as const;
  return (
    <div>
      <div className={`${classes.picture} ${ground.ground}`}>
        <div
          className={classes.crop}
          style={{ width: widthWithin(image, 50) }}
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <img src={currentUrl(image)} alt="" width={image.width} height={image.height} draggable={false} />
          {/* The corners are outside of what cuts the shadow off, so that they are whole at the edges. */}
          <div className={classes.kept}>
            <div
              role="slider"
              tabIndex={0}
              {...spoken}
              aria-label="Area that is kept"
              aria-valuenow={area.x}
              className={classes.area}
              data-grip="area"
              style={{
                left: percent(area.x, image.width),
                top: percent(area.y, image.height),
                width: percent(area.width, image.width),
                height: percent(area.height, image.height),
              }}
              onKeyDown={press}
            />
          </div>
          {corners.map((corner, index) => (
            <span
              key={corner.label}
              role="slider"
              tabIndex={0}
              {...spoken}
              aria-label={corner.label}
              aria-valuenow={corner.x < 0 ? area.x : area.x + area.width}
              className={classes.corner}
              data-grip={index}
              style={{
                left: percent(corner.x < 0 ? area.x : area.x + area.width, image.width),
                top: percent(corner.y < 0 ? area.y : area.y + area.height, image.height),
                cursor: corner.x === corner.y ? 'nwse-resize' : 'nesw-resize',
              }}
              onKeyDown={(event) => press(event, corner)}
            />
          ))}
        </div>
      </div>
      <Group justify="space-between" align="end" mt="sm">
        <NativeSelect
          label="Shape"
          value={shape}
          data={shapes.map(({ name }, index) => ({ label: name, value: String(index) }))}
          onChange={({ currentTarget }) => {
            const next = Number(currentTarget.value);
            const wanted = shapes[next]?.ratio ?? 0;
            onChange(shaped(area, image, wanted === 'own' ? image.width / image.height : wanted), next);
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {pixelSize(area)}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        Drag the area or its corners, or move them with the arrow keys.
        {image.contentType === 'image/gif' && ' A cropped GIF shows its first picture only.'}
      </Text>
    </div>
  );
}
