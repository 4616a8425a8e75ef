import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Adverse events that trial participants report. */
export function adverseEventTerms(): ReferenceList {
  return tableList({
    name: 'adverse_event_terms',
    description:
      'An adverse event and the organ class it belongs to, named as in the Common Terminology Criteria for Adverse Events (CTCAE v5.0, US ' +
      'National Cancer Institute); `serious` is yes where it usually leads to hospital; weights by judgement.',
    columns: { term: 'text', organ_class: 'text', serious: 'text', weight: 'number' },
    rows: `
      Headache|Nervous system disorders|no|12
      Dizziness|Nervous system disorders|no|7
      Paresthesia|Nervous system disorders|no|3
      Nausea|Gastrointestinal disorders|no|12
      Diarrhea|Gastrointestinal disorders|no|9
      Vomiting|Gastrointestinal disorders|no|6
      Constipation|Gastrointestinal disorders|no|5
      Abdominal pain|Gastrointestinal disorders|no|5
      Dry mouth|Gastrointestinal disorders|no|2
      Fatigue|General disorders and administration site conditions|no|11
      Injection site reaction|General disorders and administration site conditions|no|8
      Fever|General disorders and administration site conditions|no|5
      Edema limbs|General disorders and administration site conditions|no|3
      Upper respiratory infection|Infections and infestations|no|8
      Urinary tract infection|Infections and infestations|no|4
      Back pain|Musculoskeletal and connective tissue disorders|no|5
      Arthralgia|Musculoskeletal and connective tissue disorders|no|5
      Myalgia|Musculoskeletal and connective tissue disorders|no|4
      Rash maculo-papular|Skin and subcutaneous tissue disorders|no|5
      Pruritus|Skin and subcutaneous tissue disorders|no|4
      Cough|Respiratory, thoracic and mediastinal disorders|no|5
      Insomnia|Psychiatric disorders|no|4
      Anxiety|Psychiatric disorders|no|2
      Anorexia|Metabolism and nutrition disorders|no|3
      Hypertension|Vascular disorders|no|3
      Alanine aminotransferase increased|Investigations|no|3
      Lung infection|Infections and infestations|yes|6
      Sepsis|Infections and infestations|yes|3
      Atrial fibrillation|Cardiac disorders|yes|4
      Myocardial infarction|Cardiac disorders|yes|3
      Heart failure|Cardiac disorders|yes|3
      Syncope|Nervous system disorders|yes|3
      Stroke|Nervous system disorders|yes|2
      Febrile neutropenia|Blood and lymphatic system disorders|yes|3
      Anaphylaxis|Immune system disorders|yes|2
      Acute kidney injury|Renal and urinary disorders|yes|3
      Thromboembolic event|Vascular disorders|yes|4
      Dehydration|Metabolism and nutrition disorders|yes|3
      Pancreatitis|Gastrointestinal disorders|yes|2
      Fracture|Injury, poisoning and procedural complications|yes|3`,
  })
}
