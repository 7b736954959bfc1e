// Stands for a package that a bundle does without.
export {};
