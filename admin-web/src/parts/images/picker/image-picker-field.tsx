import { imageSource } from '@galley/public-web/image-source';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useMayBeAbleTo } from '../../session/use-signed-in-user';
import { AdjustImageDialog } from '../adjust/adjust-image-dialog';
import ground from '../ground.module.css';
import classes from './image-gallery.module.css';
import { ImageGalleryDialog } from './image-gallery-dialog';

interface ImagePickerFieldProps {
  label: string;
  description?: ReactNode;
  /** An `imageUrl` of the company's library, or '' for none. */
  value: string;
  onChange: (imageUrl: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** The focal point in this place, where it can have one of its own. */
  focus?: { value: string; onChange: (focus: string) => void } | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** Focused when the dialog opens, for the first field of a dialog. */
  hasAutoFocus?: boolean;
  /** The ref of the button, which gets the focus when the field is invalid. */
  ref?: Ref<HTMLButtonElement>;
}

/** A field for a picture of the library: shows the chosen one and opens the gallery. */
export function ImagePickerField(props: ImagePickerFieldProps) {
  const { label, value, onChange, error, isRequired, isReadOnly } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const mayCrop = useMayBeAbleTo('editImages');
  const adjusts = [...(props.focus ? ['Focal point'] : []), ...(mayCrop ? ['Crop'] : [])].join(' and ');
  const id = useId();
  const close = () => {
    setIsOpen(false);
    props.onBlur?.();
  };
  const described = [props.description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={props.description}
      error={error}
      withAsterisk={isRequired && !isReadOnly}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className={classes.field}>
        <Thumbnail key={value} imageUrl={value} />
        <Stack gap={6} flex={1} miw={140}>
          <Text size="sm" c={value ? undefined : 'dimmed'} lineClamp={1} title={fileName(value)}>
            {fileName(value) || 'No image'}
          </Text>
          {!isReadOnly && (
            <Group gap="xs">
              <Button
                ref={props.ref}
                variant="default"
                size="xs"
                data-autofocus={props.hasAutoFocus || undefined}
                data-wrong={Boolean(error) || undefined}
                onClick={() => setIsOpen(true)}
                aria-describedby={described.join(' ') || undefined}
              >
                {value ? 'Change image' : 'Choose image'}
              </Button>
              {value && adjusts && (
                <Button variant="default" size="xs" onClick={() => setIsAdjusting(true)}>
                  {adjusts.replace('and C', 'and c')}…
                </Button>
              )}
              {value && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => onChange('')}>
                  Remove
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </div>
      <ImageGalleryDialog
        opened={isOpen}
        onClose={close}
        onChoose={(image) => {
          onChange(image.imageUrl);
          close();
        }}
        chosenUrl={value}
      />
      <AdjustImageDialog
        imageUrl={isAdjusting ? value : undefined}
        focus={props.focus?.value}
        onFocus={props.focus?.onChange}
        onPicture={onChange}
        onClose={() => {
          setIsAdjusting(false);
          props.onBlur?.();
        }}
      />
    </Input.Wrapper>
  );
}

/** Shows the chosen picture, or an icon where there is none or it cannot be loaded. */
function Thumbnail({ imageUrl }: { imageUrl: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={`${classes.picture} ${classes.thumbnail}`}>
      {imageUrl && !isBroken ? (
        <img src={imageSource(imageUrl)} alt="" className={ground.ground} onError={() => setIsBroken(true)} />
      ) : (
        <IconPhoto size={28} stroke={1.25} aria-hidden />
      )}
    </span>
  );
}

function fileName(imageUrl: string): string {
  return imageUrl.split('/').at(-1) ?? '';
}
