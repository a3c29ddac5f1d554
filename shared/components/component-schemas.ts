import * as z from 'zod';
import { byteLength, limits } from '../limits';
import { decodeAddress, isSafeAddress } from '../safe-address';
import { id, integer, optionalText, requiredText, richText } from '../schemas/fields';
import { imageUrl } from '../schemas/image-url';
import { columnFields, columnFormatNames } from './column-formats';
import type { CreatableType } from './component-types';

/** What people fill in for each component type; the parts that every component has are added by the contract. */
const componentName = requiredText('Component Name', limits.componentName);

/** A time in milliseconds; 0, empty or absent becomes `whenEmpty`, here on the server too. */
function sliderDuration(whenEmpty: number) {
  const { min, max } = limits.sliderDurationMs;
  return z
    .union([z.null(), z.literal(''), z.literal(0), z.literal('0')])
    .optional()
    .transform(() => whenEmpty)
    .or(integer('Slider Duration (milliseconds)', min, max));
}

/** A link as it arrives URL-encoded; kept decoded once, harmless however often it is decoded. */
function buttonLink(label: string) {
  return optionalText(label, limits.encodedLink)
    .transform((sent) => decodedOnce(sent).trim())
    .refine((link) => link === '' || (isSafeAddress(link) && isSafeAddress(decodeAddress(link))), {
      error: `${label} must be a web address (https://…), mailto:, tel:, a path like /contact, or #part.`,
    })
    .refine((link) => link.length <= limits.externalUrl, {
      error: `${label} may have at most ${limits.externalUrl} characters.`,
    });
}

/** What somebody typed without encoding it stays as it is. */
function decodedOnce(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}

export const bannerHeights = ['Small', 'Medium', 'Large'] as const;
export const buttonPositions = [
  'UpperLeft',
  'UpperRight',
  'BottomLeft',
  'BottomRight',
  'BottomMiddle',
  'Middle',
] as const;
export type ButtonPosition = (typeof buttonPositions)[number];
export const usualPosition: ButtonPosition = 'BottomMiddle';

export const announcementSchema = z.object({
  componentName,
  announcementText: requiredText('Announcement Text', limits.announcementText),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const blankSchema = z.object({
  componentName,
  height: integer('Height', limits.blankHeight.min, limits.blankHeight.max),
});
export type Blank = z.infer<typeof blankSchema>;

export const bannerContainerSchema = z.object({
  componentName,
  sliderDuration: sliderDuration(limits.sliderDurationMs.fallback),
  height: z.enum(bannerHeights, { error: 'Height must be Small, Medium or Large.' }).default('Medium'),
});
export type BannerContainer = z.infer<typeof bannerContainerSchema>;

const bannerFields = z.object({
  componentName,
  backgroundImage: imageUrl('Background Image'),
  actionText: optionalText('Action Text', 200),
  subActionText: optionalText('Sub Action Text', 400),
  buttonText: optionalText('Button Text', 60),
  buttonLink: buttonLink('Button Link'),
  buttonPosition: z
    .union([z.enum(buttonPositions), z.literal(''), z.null()], { error: 'Choose a Button Position.' })
    .optional()
    // Absent is the usual one, emptied is none: a button needs one.
    .transform((position) => (position === undefined ? usualPosition : (position ?? ''))),
  /** 0: as long as its container says. */
  sliderDuration: sliderDuration(0),
  /** Kept and ignored: slides are as high as their container. */
  height: z.union([z.number().transform(String), optionalText('Height', 20)]),
  button2Text: optionalText('Button 2 Text', 60),
  button2Link: buttonLink('Button 2 Link'),
});

/** A button stands with text, link and position or not at all. */
export const bannerSchema = bannerFields.superRefine((banner, context) => {
  const needs = (field: keyof typeof banner, label: string) => {
    if (!banner[field]) context.addIssue({ code: 'custom', path: [field], message: `${label} is required.` });
  };
  if (banner.buttonText || banner.buttonLink) {
    needs('buttonText', 'Button Text');
    needs('buttonLink', 'Button Link');
    needs('buttonPosition', 'Button Position');
  }
  if (banner.button2Text || banner.button2Link) {
    needs('button2Text', 'Button 2 Text');
    needs('button2Link', 'Button 2 Link');
  }
});
export type Banner = Omit<z.infer<typeof bannerSchema>, 'buttonPosition'> & {
  buttonPosition: ButtonPosition;
};

export const imageFormSchema = z.object({
  componentName,
  title: requiredText('Title', limits.imageFormTitle),
  description: requiredText('Description', limits.imageFormDescription),
  formId: id('Form'),
  imageLink: imageUrl('Image'),
});
export type ImageForm = z.infer<typeof imageFormSchema>;

export const borderStyles = ['none', 'float'] as const;

export const htmlEditorColumnsSchema = z
  .object({
    componentName,
    borderStyle: z.enum(borderStyles, { error: 'Border Style is required: none or float.' }),
    format: z.enum(columnFormatNames, { error: 'Format is required.' }),
    column1: richText('Column 1', limits.richTextColumnBytes),
    column2: richText('Column 2', limits.richTextColumnBytes),
    column3: richText('Column 3', limits.richTextColumnBytes),
    column4: richText('Column 4', limits.richTextColumnBytes),
  })
  .superRefine((component, context) => {
    const bytes = columnFields.reduce((sum, field) => sum + byteLength(component[field]), 0);
    if (bytes > limits.componentBytes) {
      context.addIssue({
        code: 'custom',
        path: ['column1'],
        message: `The columns are too long together: at most ${limits.componentBytes / 1024} KB are kept.`,
        params: { tooLarge: true },
      });
    }
  });
export type HtmlEditorColumns = z.infer<typeof htmlEditorColumnsSchema>;

/** One schema for each type that can be created; a type without one does not compile. */
export const componentSchemas = {
  Announcement: announcementSchema,
  Blank: blankSchema,
  BannerContainer: bannerContainerSchema,
  ImageForm: imageFormSchema,
  HtmlEditorColumns: htmlEditorColumnsSchema,
} satisfies Record<CreatableType, z.ZodType>;

/** The stored fields of each type, by type. */
export interface ComponentData {
  Announcement: Announcement;
  Blank: Blank;
  BannerContainer: BannerContainer & { banners: BannerSlide[] };
  ImageForm: ImageForm;
  HtmlEditorColumns: HtmlEditorColumns;
}

/** A slide inside its container. `n` is its number within the version, kept when the version is copied. */
export interface BannerSlide extends Banner {
  n: number;
}

/** A component ready to render: its type, its id and its fields. What the release and the preview hand to React. */
export type RenderableComponent = {
  [Type in CreatableType]: { type: Type; componentId: number; data: ComponentData[Type] };
}[CreatableType];

/** What a new component starts with in the editor. */
export const componentDefaults: {
  [Type in Exclude<CreatableType, 'BannerContainer'>]: Partial<ComponentData[Type]>;
} & {
  BannerContainer: BannerContainer;
} = {
  Announcement: { componentName: '', announcementText: '' },
  Blank: { componentName: '', height: 1 },
  BannerContainer: { componentName: '', sliderDuration: 5_000, height: 'Medium' },
  ImageForm: { componentName: '', title: '', description: '', imageLink: '' },
  HtmlEditorColumns: {
    componentName: '',
    borderStyle: 'none',
    format: '4_4',
    column1: '',
    column2: '',
    column3: '',
    column4: '',
  },
};
