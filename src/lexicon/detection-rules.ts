import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Detection rules that raise alerts in a security operations center. */
export function detectionRules(): ReferenceList {
  return tableList({
    name: 'detection_rules',
    description:
      'A detection of suspicious behavior: severity, tactic and technique of MITRE ATT&CK (Enterprise), and the source of its data; weights by judgement.',
    columns: { rule: 'text', severity: 'text', tactic: 'text', technique_id: 'text', technique: 'text', source: 'text', weight: 'number' },
    rows: `
      Many failed logins from one address|low|credential-access|T1110|Brute Force|identity|14
      Password spraying against many accounts|medium|credential-access|T1110.003|Password Spraying|identity|8
      Login from an unusual country|medium|initial-access|T1078|Valid Accounts|identity|12
      Impossible travel between logins|medium|initial-access|T1078.004|Cloud Accounts|identity|9
      MFA prompt bombing|high|credential-access|T1621|Multi-Factor Authentication Request Generation|identity|4
      Suspicious attachment opened|medium|execution|T1204.002|Malicious File|email|9
      Phishing link clicked|medium|initial-access|T1566.002|Spearphishing Link|email|11
      User reported phishing mail|low|initial-access|T1566|Phishing|email|16
      Obfuscated command line|medium|execution|T1059|Command and Scripting Interpreter|endpoint|8
      Office application started a shell|high|execution|T1204.002|Malicious File|endpoint|4
      Script run from temporary folder|low|execution|T1059|Command and Scripting Interpreter|endpoint|9
      New service installed|low|persistence|T1543|Create or Modify System Process|endpoint|7
      Scheduled job created|low|persistence|T1053|Scheduled Task/Job|endpoint|9
      New startup item added|medium|persistence|T1547|Boot or Logon Autostart Execution|endpoint|5
      User added to administrators|high|persistence|T1098|Account Manipulation|identity|4
      Credential dumping from memory|critical|credential-access|T1003|OS Credential Dumping|endpoint|2
      Pass the hash detected|critical|lateral-movement|T1550.002|Pass the Hash|identity|1
      Remote session to many hosts|high|lateral-movement|T1021|Remote Services|network|3
      RDP from outside of the network|high|lateral-movement|T1021.001|Remote Desktop Protocol|network|4
      Port scan from inside|low|discovery|T1046|Network Service Discovery|network|9
      Directory enumeration|medium|discovery|T1087.002|Domain Account|identity|5
      Antivirus disabled|high|defense-evasion|T1562.001|Disable or Modify Tools|endpoint|4
      System logs cleared|high|defense-evasion|T1070|Indicator Removal|endpoint|3
      Connection to known bad domain|medium|command-and-control|T1071.001|Web Protocols|network|9
      Beaconing at regular intervals|high|command-and-control|T1071|Application Layer Protocol|network|4
      DNS tunneling|critical|command-and-control|T1071.004|DNS|network|1
      Large upload to cloud storage|medium|exfiltration|T1567.002|Exfiltration to Cloud Storage|cloud|6
      Mailbox forwarding rule created|medium|collection|T1114.003|Email Forwarding Rule|email|5
      Mass download of files|high|exfiltration|T1530|Data from Cloud Storage|cloud|4
      Storage bucket made public|high|exfiltration|T1537|Transfer Data to Cloud Account|cloud|2
      Cloud key used from new address|medium|initial-access|T1078.004|Cloud Accounts|cloud|5
      Shadow copies deleted|critical|impact|T1490|Inhibit System Recovery|endpoint|1
      Many files renamed in a short time|critical|impact|T1486|Data Encrypted for Impact|endpoint|2
      Cryptocurrency miner started|high|impact|T1496|Resource Hijacking|cloud|2
      Unpatched service exploited|critical|initial-access|T1190|Exploit Public-Facing Application|network|2
      Malware blocked on download|low|initial-access|T1189|Drive-by Compromise|endpoint|13`,
  })
}
