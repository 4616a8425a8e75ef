import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** The indications of clinical trials with their endpoints. */
export function clinicalIndications(): ReferenceList {
  return tableList({
    name: 'clinical_indications',
    description:
      'An indication of clinical trials with its therapeutic area, a usual primary endpoint and least age (as registered on ClinicalTrials.gov); ' +
      'weights by judgement after the areas with the most interventional studies there.',
    columns: { area: 'text', indication: 'text', endpoint: 'text', youngest: 'number', weight: 'number' },
    rows: `
      Oncology|Non-Small Cell Lung Cancer|Progression-free survival|50|8
      Oncology|HER2-Positive Gastric Cancer|Progression-free survival|50|7
      Oncology|Metastatic Colorectal Cancer|Overall survival|50|5
      Oncology|Multiple Myeloma|Overall response rate|50|5
      Oncology|Melanoma|Objective response rate|18|4
      Oncology|Chronic Lymphocytic Leukemia|Complete remission rate|50|3
      Cardiology|Heart Failure With Reduced Ejection Fraction|Cardiovascular death or heart failure hospitalization|50|4
      Cardiology|Essential Hypertension|Change in systolic blood pressure|18|4
      Cardiology|Atrial Fibrillation|Stroke or systemic embolism|50|3
      Endocrinology|Type 2 Diabetes Mellitus|Change in HbA1c|18|8
      Endocrinology|Obesity|Percent change in body weight|18|6
      Endocrinology|Hypercholesterolemia|Change in LDL cholesterol|18|4
      Neurology|Early Alzheimer's Disease|Change in CDR-SB score|50|4
      Neurology|Relapsing Multiple Sclerosis|Annualized relapse rate|18|4
      Neurology|Parkinson's Disease|Change in MDS-UPDRS score|50|3
      Neurology|Chronic Migraine|Change in monthly migraine days|18|3
      Immunology|Rheumatoid Arthritis|ACR20 response|18|5
      Immunology|Plaque Psoriasis|PASI 75 response|18|5
      Immunology|Ulcerative Colitis|Clinical remission|18|4
      Immunology|Atopic Dermatitis|EASI-75 response|18|4
      Respiratory|Severe Asthma|Annualized exacerbation rate|18|4
      Respiratory|Chronic Obstructive Pulmonary Disease|Change in FEV1|50|4
      Respiratory|Idiopathic Pulmonary Fibrosis|Change in forced vital capacity|50|2
      Infectious Disease|Chronic Hepatitis B|HBsAg loss|18|2
      Infectious Disease|HIV-1 Infection|HIV-1 RNA below 50 copies/mL|18|3
      Infectious Disease|Respiratory Syncytial Virus|Incidence of lower respiratory tract disease|50|2
      Psychiatry|Major Depressive Disorder|Change in MADRS score|18|4
      Psychiatry|Schizophrenia|Change in PANSS total score|18|3
      Nephrology|Chronic Kidney Disease|Change in eGFR slope|18|3
      Hematology|Immune Thrombocytopenia|Durable platelet response|18|2`,
  })
}
