import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from "chart.js";
import { useEffect, useRef } from "react";

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Letters of a name that leave a phone room for its bar. */
const longest = 22;

/** Bars of whole numbers. Beside them stands a table that says the same. */
export function Bars({ label, bars }: { label: string; bars: { name: string; count: number }[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const chart = new Chart(canvas.current, {
      type: "bar",
      data: {
        labels: bars.map(({ name }) => (name.length > longest ? `${name.slice(0, longest)}…` : name)),
        datasets: [{ data: bars.map(({ count }) => count), backgroundColor: "#2f6f5b" }],
      },
      options: {
        animation: false,
        indexAxis: "y",
        maintainAspectRatio: false,
        scales: { x: { beginAtZero: true, ticks: { precision: 0 } } },
      },
    });
    return () => chart.destroy();
  }, [bars]);
  return (
    <div style={{ position: "relative", height: `${60 + bars.length * 28}px` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
