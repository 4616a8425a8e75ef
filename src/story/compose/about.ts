/**
 * The tables that rows of a noun refer to, in groups: the first existing table of each group. They take precedence over the usual tables of
 * the archetype.
 */
const lines = `
hive: apiary | beekeeper
inspection: hive enclosure vehicle machine permit property building | inspector beekeeper
honey harvest: hive | beekeeper
harvest: hive vine plot field tree greenhouse | farmer grower winemaker
catch: trip boat | captain
feeding: animal | keeper
treatment: pet animal patient hive | vet doctor therapist
vaccination: pet animal patient child | vet nurse doctor
adoption: dog animal pet cat | adopter
surgery: patient pet animal | surgeon vet
lesson: student learner pupil client | teacher instructor tutor coach | course class
exam: student learner candidate | course class subject | instructor
quiz: student | course
assignment: student | course class
class: teacher instructor coach trainer | studio room
course: teacher instructor professor lecturer | department
enrolment: student pupil learner | course class program
enrollment: student pupil learner | course class program
grade: student pupil | course class subject
attendance record: child student pupil employee member
child: parent guardian family
pet: owner customer client
dog: owner
cat: owner
car: owner customer
boat: owner
vehicle: owner
coffin: family
design: client artist
eruption: volcano
film: director studio genre
movie: director studio genre
episode: podcast series show season
podcast: host
song: album artist band
album: artist band musician
track: album artist
book: author publisher
play: director author
painting: artist painter
artwork: artist painter sculptor | gallery museum
artifact: site excavation
excavation: site | archaeologist
performance: play show production musical | theater venue
rehearsal: play show production concert | conductor
screening: film movie | screen cinema
concert: orchestra band | venue hall | conductor
game: tournament league | team member player
match: tournament league season | team
tournament: venue club
race: tournament season | track
bid: lot auction item | bidder
lot: auction | seller
hearing: case matter | judge court
case: client | lawyer attorney
invoice: client customer case matter family company | order project
payment: invoice booking order customer client couple member | merchant
funeral: family | director
wedding: couple | planner | venue
reading: sensor meter station device
alert: sensor device machine
launch: rocket | mission | site launchpad
mission: astronaut captain pilot commander
spacewalk: mission | astronaut
brew: beer | tank | brewer
batch: product beer bean | machine tank line
roast: bean coffee | roaster
load: truck | driver
shift: employee worker operator driver nurse guard volunteer
trip: boat vehicle taxi bus car bike truck | driver captain | passenger rider | station route
ride: bike scooter vehicle horse car | rider passenger user customer member | driver | station stop
delivery: order customer farmer | driver courier | vehicle
milk delivery: farmer | truck
collection: bin route customer | truck | driver
wash: car vehicle customer | location
donation: donor | campaign
transfusion: patient donor | hospital
parking session: spot garage | vehicle
patrol: zone area route park | ranger guard officer
sighting: animal species elephant whale bird | ranger
order: customer client member user
sale: customer client | product item
order item: order | product item dish
ticket sale: visitor customer guest | exhibition show concert performance event film
ticket: visitor customer attendee passenger fan | screening event concert show match flight performance | seat
seat: hall screen room theater venue
sample: experiment site well patient plot
experiment: scientist researcher laboratory
observation: telescope site species | astronomer observer researcher
appointment: client patient customer pet | doctor dentist artist therapist stylist technician barber vet
booking: customer player guest client tenant user | room court property boat apartment listing hotel seat
session: client member player student patient user | trainer coach therapist instructor
workout: member | trainer | gym
rental: client customer member renter user | equipment bike car boat vehicle ski scooter movie film | station branch
test: batch cheese product sample vehicle
quality test: cheese batch product
survey: respondent customer
loan: member borrower customer client reader user | copy book | branch
checkout: member | book
policy: policyholder customer client | agent
claim: policy policyholder customer | adjuster
prescription: patient | doctor
visit: patient visitor child customer member client | doctor nurse
work order: machine asset vehicle turbine property | technician mechanic engineer
repair: car vehicle machine device bike bicycle | mechanic technician
stock movement: product item part | warehouse
flight: aircraft plane airplane drone | pilot | route
incident: station fire_engine site employee
battle: knight army castle
quest: knight hero player character
album sale: album
review: customer client guest user visitor member reader | product item dish booking trek film movie book restaurant hotel course property listing recipe game app
article: journalist author writer | edition issue magazine
comic: publisher author
comment: post article video photo thread ticket task issue question answer book recipe product project topic | user member reader viewer author
reply: comment post thread message tweet question review | user member
post: thread topic forum group community blog channel | user member author
thread: forum board topic category | user member
message: conversation chat channel thread room group | user member sender
like: post photo video article tweet recipe song track product comment | user member
reaction: post comment photo video article message | user member
vote: poll question proposal post answer comment | option candidate | user voter member
answer: question | user member student
view: video page article product post listing | user viewer visitor
click: ad campaign page link product | user visitor
rating: movie film product book restaurant course recipe song trip | user customer member
walk: dog pet | dog_walker walker | owner customer
applicant: job_opening job_posting vacancy job position scholarship program | recruiter
candidate: job_opening job_posting vacancy job position | recruiter
job opening: company employer business | department recruiter
application: job_posting job_opening vacancy job position posting program grant | candidate applicant student
job posting: company employer business | recruiter
vacancy: company employer business | recruiter
submission: assignment problem challenge exercise | student
order line: order | product item dish
line item: order invoice | product item dish
cart item: cart | product item
invoice line: invoice | product item
transaction: account card wallet | merchant | customer user
task: project sprint board milestone | user employee assignee member
issue: project repository sprint | user employee developer
subscription: user customer member subscriber | plan package
notification: user member
login: user member account
stop: route line
refund: payment order customer | merchant
complaint: tenant customer guest passenger patient client user
tenant: apartment flat house unit property
funding round: startup company | investor
revision: page article document | editor author user
list: board
card: list board
commit: repository project | user developer
pull request: repository project | user developer
talk: speaker | room track | conference event
`

const byHead: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', groups = ''] = line.split(':')
      return [
        head,
        groups.split('|').map((group) =>
          group
            .trim()
            .split(' ')
            .map((word) => word.replace('_', ' ')),
        ),
      ]
    }),
)

/** The groups for a noun in the singular, by its last two words, else by its last word; empty if nothing is known. */
export function aboutOf(words: readonly string[]): readonly (readonly string[])[] {
  return byHead.get(words.slice(-2).join(' ')) ?? byHead.get(words.at(-1) ?? '') ?? []
}
