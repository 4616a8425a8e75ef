import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Positions in a company by function, with level and typical salary. */
export function staffPositions(): ReferenceList {
  return tableList({
    name: 'staff_positions',
    description:
      'A position of a company: function, title, level (junior, mid, senior, lead, director) and a typical yearly salary in US dollars, ' +
      'rounded from the Occupational Employment and Wage Statistics (US Bureau of Labor Statistics); weights by judgement, a pyramid.',
    columns: { function: 'text', title: 'text', level: 'text', salary: 'number', weight: 'number' },
    rows: `
      Engineering|Junior Software Engineer|junior|84000|6
      Engineering|Software Engineer|mid|112000|12
      Engineering|QA Engineer|mid|96000|4
      Engineering|DevOps Engineer|mid|118000|4
      Engineering|Senior Software Engineer|senior|146000|9
      Engineering|Engineering Manager|lead|172000|3
      Engineering|Director of Engineering|director|214000|1
      Sales|Sales Development Representative|junior|52000|8
      Sales|Account Executive|mid|74000|10
      Sales|Sales Engineer|mid|98000|3
      Sales|Senior Account Executive|senior|96000|5
      Sales|Regional Sales Manager|lead|122000|3
      Sales|Sales Director|director|168000|1
      Operations|Warehouse Associate|junior|38000|8
      Operations|Operations Coordinator|junior|47000|7
      Operations|Operations Analyst|mid|66000|6
      Operations|Supply Chain Planner|mid|72000|5
      Operations|Senior Operations Analyst|senior|86000|3
      Operations|Operations Manager|lead|98000|3
      Operations|Director of Operations|director|148000|1
      Customer Support|Support Agent|junior|41000|14
      Customer Support|Support Specialist|mid|50000|8
      Customer Support|Senior Support Specialist|senior|60000|4
      Customer Support|Support Team Lead|lead|70000|3
      Customer Support|Director of Customer Support|director|126000|1
      Marketing|Marketing Coordinator|junior|49000|6
      Marketing|Content Writer|mid|62000|4
      Marketing|Marketing Specialist|mid|66000|7
      Marketing|Senior Marketing Specialist|senior|84000|4
      Marketing|Marketing Manager|lead|112000|3
      Marketing|Marketing Director|director|156000|1
      Finance|Accounts Payable Clerk|junior|46000|5
      Finance|Accountant|mid|70000|7
      Finance|Financial Analyst|mid|82000|6
      Finance|Senior Financial Analyst|senior|100000|3
      Finance|Finance Manager|lead|128000|2
      Finance|Finance Director|director|174000|1
      Human Resources|HR Assistant|junior|44000|5
      Human Resources|HR Generalist|mid|64000|6
      Human Resources|Recruiter|mid|66000|5
      Human Resources|Senior HR Business Partner|senior|94000|3
      Human Resources|HR Manager|lead|112000|2
      Human Resources|HR Director|director|154000|1
      Information Technology|IT Support Technician|junior|52000|7
      Information Technology|Systems Administrator|mid|84000|6
      Information Technology|Network Engineer|mid|92000|4
      Information Technology|Senior Security Analyst|senior|118000|3
      Information Technology|IT Manager|lead|132000|2
      Information Technology|IT Director|director|168000|1
      Product|Associate Product Manager|junior|82000|3
      Product|Product Manager|mid|118000|6
      Product|Product Designer|mid|104000|5
      Product|Senior Product Manager|senior|146000|4
      Product|Group Product Manager|lead|172000|2
      Product|Director of Product|director|202000|1
      Legal|Paralegal|junior|58000|4
      Legal|Contract Manager|mid|86000|4
      Legal|Legal Counsel|senior|142000|4
      Legal|Senior Legal Counsel|lead|172000|2
      Legal|General Counsel|director|224000|1`,
  })
}
