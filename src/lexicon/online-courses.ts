import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Courses that people take online. */
export function onlineCourses(): ReferenceList {
  return tableList({
    name: 'online_courses',
    description: 'A subject of online courses with its category, usual hours of material and usual price in US dollars, by judgement.',
    columns: { category: 'text', subject: 'text', hours: 'number', price: 'number', weight: 'number' },
    rows: `
      Programming|Python Programming|32|89|10
      Programming|JavaScript and the Web|36|89|8
      Programming|Java|40|94|5
      Programming|SQL and Databases|18|64|7
      Programming|React Applications|28|84|6
      Programming|Mobile Apps With Flutter|30|84|3
      Programming|Git and Collaboration|8|34|3
      Data Science|Machine Learning|44|129|8
      Data Science|Data Analysis With Pandas|24|84|6
      Data Science|Statistics|30|79|5
      Data Science|Deep Learning|48|139|5
      Data Science|Data Visualization|16|64|4
      Business|Project Management|22|79|7
      Business|Business Analytics|24|84|5
      Business|Entrepreneurship|18|64|4
      Business|Accounting Fundamentals|20|69|5
      Business|Excel Skills|14|49|8
      Business|Negotiation|10|54|3
      Marketing|Digital Marketing|24|79|6
      Marketing|Search Engine Optimization|14|59|4
      Marketing|Social Media Marketing|14|54|5
      Marketing|Content Writing|12|49|3
      Design|User Experience Design|30|94|6
      Design|Graphic Design|24|74|5
      Design|Figma for Teams|10|44|4
      Design|Photography|18|59|4
      Design|Video Editing|20|69|4
      Languages|Spanish|40|69|6
      Languages|French|40|69|4
      Languages|German|40|69|4
      Languages|Business English|30|74|6
      Languages|Japanese|44|79|3
      IT and Cloud|Cloud Computing Essentials|26|99|6
      IT and Cloud|Cybersecurity|34|119|6
      IT and Cloud|Linux Administration|22|79|4
      IT and Cloud|Kubernetes|20|99|4
      Personal Development|Public Speaking|9|44|4
      Personal Development|Time Management|6|34|4
      Personal Development|Personal Finance|12|44|4
      Health|Nutrition|14|54|3
      Health|Psychology|24|64|4
      Teaching|Teaching Online|12|54|2`,
  })
}
