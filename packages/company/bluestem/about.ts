import type { Point, TextSection } from "../schema.ts";

export const story: TextSection = {
  heading: "How we got here",
  claims: ["founded", "crews"],
  paragraphs: [
    "Bluestem began in 2011 with one truck and a hailstorm. Half of Lincoln needed a roof that summer, and most of the crews in town had come from somewhere else. We were from here, and we stayed.",
    "Today we run six crews. They are on our payroll all year, they are home at night, and they come back when something needs a second look.",
  ],
};

export const reasons: readonly Point[] = [
  { title: "Crews on our payroll", text: "The people on your roof work for us all year." },
  { title: "Written down first", text: "You see what we will do, and for how much, before we start." },
  { title: "Clean yards", text: "Tarps over the beds and a magnet over the lawn, every evening." },
];
