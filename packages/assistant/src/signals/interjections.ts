/** "Lol ok what do you do": what stands before a question and is none of it. */
const interjections = /^(?:(?:lol|lmao|ha(?:ha)*|hm+|um+|oh|ok|okay|well|wait|alright|fr|tho|bro|dude|yo)[\s,.!]+)+/i;
export const withoutInterjections = (part: string): string => part.replace(interjections, "") || part;
