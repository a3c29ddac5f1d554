import { Button, Group, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { holdEvent } from '../../lib/listen';
import { type Alignment, type PlacedPicture, placePicture } from './placed-picture';
import classes from './text-editor.module.css';

const alignmentLabels: Record<Alignment, string> = {
  '': 'None',
  left: 'Left',
  center: 'Center',
  right: 'Right',
};
const minWidth = 16;

interface ImageDetailsProps {
  editor: Editor;
  picture: PlacedPicture;
  onChooseAnother: () => void;
  onDone: () => void;
}

/** Edits a picture in the text: its alt text, its width and its alignment. */
export function ImageDetails({ editor, picture, onChooseAnother, onDone }: ImageDetailsProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [width, setWidth] = useState<number | string>(picture.width || '');
  const [align, setAlign] = useState(picture.align);
  const [size, setSize] = useState({ width: picture.width, height: picture.height });
  const [isWrong, setIsWrong] = useState(false);
  const isPlaced = editor.isActive('image');
  const heightOf = (pixels: number) => Math.round((pixels * size.height) / (size.width || 1));

  const place = (event: FormEvent) => {
    holdEvent(event);
    const pixels = Number(width);
    const isAllowed = pixels >= minWidth && (pixels <= size.width || pixels === picture.width);
    setIsWrong(!isAllowed);
    if (!isAllowed) return;
    placePicture(editor, {
      src: picture.src,
      alt: alt.trim(),
      width: pixels,
      height: heightOf(pixels),
      align,
    });
    onDone();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onDone();
  };

  return (
    <form onSubmit={place} noValidate>
      <Stack>
        <img
          src={picture.src}
          alt=""
          className={classes.picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setSize({ width: naturalWidth, height: naturalHeight });
            if (width === '') setWidth(naturalWidth);
          }}
        />
        <TextInput
          label="Alt Text"
          description="What the image shows, for people who cannot see it. Leave it empty if the image is only decoration."
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          maxLength={300}
          data-autofocus
        />
        <NumberInput
          label="Width"
          description={`${heightOf(Number(width))} pixels high at this width. The image is ${size.width} × ${size.height}.`}
          suffix=" px"
          allowDecimal={false}
          min={minWidth}
          max={size.width}
          clampBehavior="none"
          error={isWrong && `Width must be a whole number from ${minWidth} to ${size.width}.`}
          value={width}
          onChange={setWidth}
        />
        <Radio.Group
          label="Alignment"
          description="Left and right let the text flow around it."
          value={align}
          onChange={(value) => setAlign(value as Alignment)}
        >
          <Group mt={6}>
            {Object.entries(alignmentLabels).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          {isPlaced && (
            <Button variant="default" onClick={remove}>
              Remove image
            </Button>
          )}
          <Button variant="default" onClick={onChooseAnother}>
            Change image
          </Button>
          <Button type="submit">{isPlaced ? 'Set image' : 'Insert image'}</Button>
        </Group>
      </Stack>
    </form>
  );
}
