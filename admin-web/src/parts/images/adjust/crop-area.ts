/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Size = Pick<Area, 'width' | 'height'>;

/** The corner that is dragged: -1 for left and upper, 1 for right and lower. */
export interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}
export const corners: readonly (Corner & { label: string })[] = [
  { x: -1, y: -1, label: 'Upper left corner' },
  { x: 1, y: -1, label: 'Upper right corner' },
  { x: -1, y: 1, label: 'Lower left corner' },
  { x: 1, y: 1, label: 'Lower right corner' },
];

/** The shapes that are offered, as width by height; 0 for any, and `own` for the picture's own. */
export const shapes = [
  { name: 'Free', ratio: 0 },
  { name: 'As the image', ratio: 'own' },
  { name: 'Square', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: '16:9', ratio: 16 / 9 },
  { name: '21:9', ratio: 21 / 9 },
  { name: '3:4, upright', ratio: 3 / 4 },
  { name: '4:5, upright', ratio: 4 / 5 },
] as const;

/** The shortest side, in pixels: a smaller part of a picture shows nothing. */
const shortest = 40;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const whole = (area: Area): Area => ({
  x: Math.round(area.x),
  y: Math.round(area.y),
  width: Math.round(area.width),
  height: Math.round(area.height),
});

/** The largest area of this shape around the middle of another one, inside the picture. */
export function shaped(area: Area, picture: Size, ratio: number): Area {
  if (ratio === 0) return area;
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  return moved({ x, y, width, height }, picture, 0, 0);
}

/** The area at another place, inside the picture. */
export function moved(area: Area, picture: Size, across: number, down: number): Area {
  return whole({
    ...area,
    x: between(0, area.x + across, picture.width - area.width),
    y: between(0, area.y + down, picture.height - area.height),
  });
}

/** The area with one corner at another place; the opposite corner stays, and so does a given shape. */
export function resized(
  area: Area,
  picture: Size,
  corner: Corner,
  by: { across: number; down: number },
  ratio: number,
): Area {
  const right = area.x + area.width;
  const lower = area.y + area.height;
  const most = {
    width: corner.x < 0 ? right : picture.width - area.x,
    height: corner.y < 0 ? lower : picture.height - area.y,
  };
  const asked = {
    width: between(Math.min(shortest, most.width), area.width + corner.x * by.across, most.width),
    height: between(Math.min(shortest, most.height), area.height + corner.y * by.down, most.height),
  };
  const width = ratio
    ? Math.min(Math.max(asked.width, asked.height * ratio), most.width, most.height * ratio)
    : asked.width;
  const height = ratio ? width / ratio : asked.height;
  return whole({
    x: corner.x < 0 ? right - width : area.x,
    y: corner.y < 0 ? lower - height : area.y,
    width,
    height,
  });
}
