/** What a stage has standing, whoever comes; a test of the stacks compares the full one with the templates. */
export interface Standing {
  /** While the origin's is rotated there are two more. */
  secrets: number;
  /** Metrics that alarms watch, each of a combined one counted. */
  alarmMetrics: number;
  /** Metrics that are made from logs. */
  ownMetrics: number;
  firewallRules: number;
  /** Runs a month. */
  canaryRuns: number;
  sweeps: number;
  /** Queues that a function reads: Lambda asks them all month. */
  readQueues: number;
  /** Copies of the table that the backup plan keeps. */
  backupCopies: number;
}

const month = 30 * 24 * 60;

/** A stage with everything configured. */
export const standing: Standing = {
  secrets: 2,
  alarmMetrics: 29,
  ownMetrics: 5,
  firewallRules: 5,
  canaryRuns: month / 5,
  sweeps: month / 15,
  readQueues: 1,
  backupCopies: 5,
};

/** The stage of a pull request: nobody is alarmed by it, no canary runs, no firewall, no backup. */
export const previewStanding: Standing = {
  ...standing,
  alarmMetrics: 0,
  ownMetrics: 0,
  firewallRules: 0,
  canaryRuns: 0,
  backupCopies: 0,
  // Its own and production's: the calls that are free are shared.
  readQueues: 2,
};
