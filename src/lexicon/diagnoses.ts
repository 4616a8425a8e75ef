import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Diagnoses with their code, the specialty that makes them, and the patient's complaint. */
export function diagnoses(): ReferenceList {
  return tableList({
    name: 'diagnoses',
    description:
      'A diagnosis: specialty, ICD-10-CM code (US National Center for Health Statistics), wording shortened, the reason for the visit as a ' +
      'patient would say it; weight: how often inside the specialty, by judgement.',
    columns: { specialty: 'text', icd10: 'text', diagnosis: 'text', visit_reason: 'text', weight: 'number' },
    rows: `
      General Practice|J06.9|Acute upper respiratory infection|Cold and runny nose|12
      General Practice|I10|Essential hypertension|Blood pressure check|10
      General Practice|E78.5|Hyperlipidemia|Cholesterol follow-up|7
      General Practice|J02.9|Acute pharyngitis|Sore throat|7
      General Practice|R53.83|Fatigue|Always tired|5
      General Practice|N39.0|Urinary tract infection|Burning when urinating|4
      General Practice|K52.9|Noninfective gastroenteritis|Stomach upset and diarrhea|4
      General Practice|E55.9|Vitamin D deficiency|Lab results follow-up|3
      General Practice|J11.1|Influenza with respiratory manifestations|Fever and body aches|4
      General Practice|Z23|Encounter for immunization|Vaccination|8
      Cardiology|R00.2|Palpitations|Heart racing|7
      Cardiology|R07.9|Chest pain|Chest pain|7
      Cardiology|I48.91|Atrial fibrillation|Irregular heartbeat|6
      Cardiology|I25.10|Coronary artery disease without angina|Heart check-up|6
      Cardiology|I50.9|Heart failure|Swollen legs and breathlessness|4
      Cardiology|I34.0|Mitral valve insufficiency|Heart murmur follow-up|3
      Cardiology|I49.9|Cardiac arrhythmia|Skipped heartbeats|4
      Cardiology|R55|Syncope and collapse|Fainting spell|3
      Dermatology|L70.0|Acne vulgaris|Acne|9
      Dermatology|L20.9|Atopic dermatitis|Itchy skin|8
      Dermatology|D22.9|Melanocytic nevus|Mole check|8
      Dermatology|L40.0|Psoriasis vulgaris|Scaly patches|5
      Dermatology|L21.9|Seborrheic dermatitis|Flaky scalp|4
      Dermatology|B07.9|Viral wart|Wart removal|4
      Dermatology|L50.9|Urticaria|Hives|4
      Dermatology|L71.9|Rosacea|Redness of the face|3
      Dermatology|L23.9|Allergic contact dermatitis|Skin rash|4
      Orthopedics|M54.50|Low back pain|Lower back pain|9
      Orthopedics|M25.561|Pain in right knee|Knee pain|7
      Orthopedics|M17.9|Osteoarthritis of knee|Stiff and painful knee|5
      Orthopedics|S93.401A|Sprain of right ankle|Twisted ankle|5
      Orthopedics|M75.41|Impingement syndrome of right shoulder|Shoulder pain|5
      Orthopedics|M54.2|Cervicalgia|Neck pain|5
      Orthopedics|M72.2|Plantar fasciitis|Heel pain|4
      Orthopedics|M77.11|Lateral epicondylitis of right elbow|Elbow pain|3
      Orthopedics|G56.01|Carpal tunnel syndrome, right|Numb fingers|3
      Neurology|G43.909|Migraine|Migraine attacks|9
      Neurology|G44.209|Tension-type headache|Frequent headaches|7
      Neurology|R42|Dizziness and giddiness|Dizziness|6
      Neurology|R20.2|Paresthesia of skin|Tingling in hands|4
      Neurology|G62.9|Polyneuropathy|Burning feet|4
      Neurology|G40.909|Epilepsy|Seizure follow-up|4
      Neurology|G25.81|Restless legs syndrome|Restless legs at night|3
      Neurology|G25.0|Essential tremor|Shaking hands|3
      Gastroenterology|K21.9|Gastroesophageal reflux disease|Heartburn|9
      Gastroenterology|K58.9|Irritable bowel syndrome|Bloating and cramps|6
      Gastroenterology|K29.70|Gastritis|Stomach pain|6
      Gastroenterology|K59.00|Constipation|Constipation|5
      Gastroenterology|R10.13|Epigastric pain|Pain below the ribs|4
      Gastroenterology|K90.0|Celiac disease|Trouble with gluten|3
      Gastroenterology|K51.90|Ulcerative colitis|Colitis follow-up|3
      Gastroenterology|K80.20|Gallstones without cholecystitis|Pain after meals|3
      Endocrinology|E11.9|Type 2 diabetes without complications|Blood sugar check|10
      Endocrinology|E03.9|Hypothyroidism|Thyroid medication review|8
      Endocrinology|R73.03|Prediabetes|High blood sugar|5
      Endocrinology|E66.9|Obesity|Help with losing weight|5
      Endocrinology|E10.9|Type 1 diabetes without complications|Insulin adjustment|3
      Endocrinology|E05.90|Hyperthyroidism|Weight loss and sweating|3
      Endocrinology|E04.1|Thyroid nodule|Lump in the neck|3
      Endocrinology|E06.3|Autoimmune thyroiditis|Thyroid check|3
      Psychiatry|F41.1|Generalized anxiety disorder|Constant worry|9
      Psychiatry|F32.9|Major depressive disorder, single episode|Low mood|8
      Psychiatry|F33.1|Recurrent depressive disorder, moderate|Depression follow-up|6
      Psychiatry|F90.0|Attention-deficit hyperactivity disorder, inattentive type|Trouble concentrating|6
      Psychiatry|F43.23|Adjustment disorder with anxiety and depressed mood|Stress after a life change|5
      Psychiatry|F41.0|Panic disorder|Panic attacks|4
      Psychiatry|F43.10|Post-traumatic stress disorder|Nightmares and flashbacks|3
      Psychiatry|F51.01|Primary insomnia|Trouble sleeping|4
      Pulmonology|J45.909|Asthma|Wheezing|9
      Pulmonology|J20.9|Acute bronchitis|Cough with phlegm|7
      Pulmonology|R05.3|Chronic cough|Cough that does not go away|6
      Pulmonology|G47.33|Obstructive sleep apnea|Snoring and daytime sleepiness|6
      Pulmonology|J44.9|Chronic obstructive pulmonary disease|Short of breath on stairs|5
      Pulmonology|R06.02|Shortness of breath|Short of breath|5
      Pulmonology|J18.9|Pneumonia|Fever and cough|4
      Pulmonology|J47.9|Bronchiectasis|Recurrent chest infections|2
      Ophthalmology|H52.13|Myopia, both eyes|Blurred distance vision|9
      Ophthalmology|H04.123|Dry eye syndrome, both eyes|Dry eyes|7
      Ophthalmology|H10.9|Conjunctivitis|Red eye|6
      Ophthalmology|H52.203|Astigmatism, both eyes|New glasses|6
      Ophthalmology|H40.9|Glaucoma|Eye pressure check|4
      Ophthalmology|H43.393|Vitreous floaters, both eyes|Floating spots in vision|4
      Ophthalmology|H01.009|Blepharitis|Itchy eyelids|3
      Ophthalmology|H00.019|Hordeolum externum|Stye|3
      Otolaryngology|J30.9|Allergic rhinitis|Hay fever|9
      Otolaryngology|J32.9|Chronic sinusitis|Blocked sinuses|7
      Otolaryngology|H66.90|Otitis media|Earache|6
      Otolaryngology|H61.23|Impacted earwax, both ears|Blocked ears|6
      Otolaryngology|H93.13|Tinnitus, both ears|Ringing in the ears|4
      Otolaryngology|J34.2|Deviated nasal septum|Trouble breathing through the nose|4
      Otolaryngology|J35.01|Chronic tonsillitis|Recurrent sore throat|3
      Otolaryngology|R04.0|Epistaxis|Nosebleeds|3`,
  })
}
