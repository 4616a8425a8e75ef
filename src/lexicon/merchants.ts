import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Counterparties in the transactions of a private bank account. */
export function merchants(): ReferenceList {
  return tableList({
    name: 'merchants',
    description:
      'An invented payee or payer: category, direction (debit, credit), median amount in US dollars by judgement, merchant category code ' +
      '(ISO 18245; salaries and interest, which no card carries, bear 6012, a financial institution); weight: how often it is paid.',
    columns: { merchant: 'text', category: 'text', direction: 'text', typical_amount: 'number', mcc: 'text', weight: 'number' },
    rows: `
      Greenleaf Market|groceries|debit|58|5411|24
      Harvest Lane Grocers|groceries|debit|72|5411|20
      Corner Basket|groceries|debit|19|5411|16
      Daily Pantry|groceries|debit|44|5411|16
      Bulk Barn Depot|groceries|debit|128|5300|6
      Miller & Daughters Bakery|groceries|debit|11|5462|8
      Old Town Butcher|groceries|debit|36|5422|3
      Bean There Coffee|dining|debit|6|5814|26
      Daybreak Espresso Bar|dining|debit|7|5814|18
      Burger Junction|dining|debit|13|5814|16
      Taco Comet|dining|debit|14|5814|10
      Noodle Harbor|dining|debit|24|5812|10
      Luigi's Corner Table|dining|debit|48|5812|8
      The Copper Spoon|dining|debit|62|5812|6
      Garden Terrace Restaurant|dining|debit|71|5812|4
      Moonlight Tavern|dining|debit|33|5813|7
      City Transit Authority|transport|debit|3|4111|22
      Metro Rail Pass|transport|debit|64|4111|4
      SwiftCab|transport|debit|17|4121|14
      HopRide|transport|debit|14|4121|14
      Fuel Point|transport|debit|46|5541|14
      Highway Star Gas|transport|debit|51|5542|10
      ParkEasy|transport|debit|9|7523|8
      Valley Toll Roads|transport|debit|5|4784|6
      Precision Auto Care|transport|debit|210|7538|2
      Metro Power & Light|utilities|debit|96|4900|6
      Clearwater Utility District|utilities|debit|54|4900|5
      Northern Gas Supply|utilities|debit|71|4900|4
      BrightLine Broadband|utilities|debit|65|4816|6
      Echo Mobile|utilities|debit|48|4814|7
      Oakview Apartments|rent|debit|1480|6513|4
      Riverside Property Management|rent|debit|1650|6513|4
      Keystone Lettings|rent|debit|1320|6513|3
      StreamNest|entertainment|debit|15|5815|14
      TuneBay Music|entertainment|debit|11|5815|12
      PixelForge Games|entertainment|debit|30|5816|7
      Grand Lumen Cinema|entertainment|debit|27|7832|7
      Stagelight Tickets|entertainment|debit|92|7922|3
      Bowl & Brew Lanes|entertainment|debit|38|7933|3
      Wonder Hill Amusement Park|entertainment|debit|118|7996|1
      Wellbridge Pharmacy|health|debit|22|5912|12
      CarePoint Medical Center|health|debit|85|8011|4
      Bright Smile Dental|health|debit|140|8021|3
      ClearView Opticians|health|debit|165|8043|1
      Ironhouse Gym|health|debit|39|7997|6
      Stillpoint Physical Therapy|health|debit|95|8099|1
      Cloudline Airways|travel|debit|286|4511|3
      Meridian Air|travel|debit|324|4511|2
      Harborview Hotel|travel|debit|214|7011|3
      Roamstay|travel|debit|178|7011|3
      Crosscountry Rail|travel|debit|58|4112|3
      OpenRoad Car Rental|travel|debit|162|7512|2
      Compass Travel Agency|travel|debit|410|4722|1
      Parcelbay|shopping|debit|38|5999|22
      Thread & Needle|shopping|debit|64|5651|10
      Stride Shoes|shopping|debit|82|5661|5
      Voltage Electronics|shopping|debit|146|5732|6
      Home Harbor|shopping|debit|78|5200|7
      Lumber & Latch|shopping|debit|53|5251|4
      Paper Lantern Books|shopping|debit|21|5942|6
      Nest & Nook Furniture|shopping|debit|240|5712|2
      Tiny Toybox|shopping|debit|29|5945|3
      Bloomcraft Florist|shopping|debit|45|5992|2
      Grandview Department Store|shopping|debit|69|5311|7
      Pawprint Pet Supply|shopping|debit|42|5995|5
      Shieldwell Insurance|insurance|debit|132|6300|5
      Anchor Mutual Insurance|insurance|debit|88|6300|4
      Hillcrest Community College|education|debit|340|8220|1
      SkillPath Online Courses|education|debit|49|8299|3
      Helping Hands Foundation|charity|debit|25|8398|3
      ATM Withdrawal|cash|debit|80|6011|12
      Transfer to Savings|transfer|debit|200|4829|8
      Transfer to a Friend|transfer|debit|45|4829|10
      Transfer from a Friend|transfer|credit|45|4829|8
      Transfer from Savings|transfer|credit|250|4829|3
      Payroll Deposit|salary|credit|2450|6012|12
      Employer Bonus|salary|credit|1800|6012|1
      Freelance Payment|salary|credit|640|6012|4
      Expense Reimbursement|salary|credit|110|6012|2
      Interest Payment|interest|credit|4|6012|5
      Parcelbay Refund|refund|credit|34|5999|3
      Thread & Needle Refund|refund|credit|52|5651|2`,
  })
}
