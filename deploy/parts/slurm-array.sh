#!/bin/bash
# Writes a data set in 128 parts with 16 tasks at a time: sbatch deploy/parts/slurm-array.sh
#SBATCH --job-name=synth-parts
#SBATCH --array=0-127%16
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --signal=TERM@30
set -euo pipefail

# Slurm sets SLURM_ARRAY_TASK_ID, which is the part that a task writes. To repeat single tasks, "sbatch --array=3,17": the number of parts
# stays that of the data set.
exec npx --no-install synth generate 'an online shop with 100M customers, 7% returns' \
  --seed 42 --format parquet --parts 128 --part "$SLURM_ARRAY_TASK_ID" \
  --out "${SYNTH_OUT:-/scratch/$USER/shop}" --workers "${SLURM_CPUS_PER_TASK:-2}"
