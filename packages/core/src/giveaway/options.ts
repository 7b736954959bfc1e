export const agreed = "yes";
