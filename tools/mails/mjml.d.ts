declare module "mjml" {
  interface MjmlError {
    message: string;
    formattedMessage: string;
  }
  export default function mjml2html(
    source: string,
    options: { validationLevel: "strict" | "soft" | "skip"; keepComments: boolean },
  ): Promise<{ html: string; errors: MjmlError[] }>;
}
