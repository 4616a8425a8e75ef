import type { CitySource } from './city-source.ts'

/** Cities of India. */
export const india: CitySource = {
  country_code: 'IN',
  country: 'India',
  rows: `
    Mumbai|Maharashtra|400|19.0760|72.8777|Asia/Kolkata|12442
    Delhi|Delhi|110|28.7041|77.1025|Asia/Kolkata|11035
    Bengaluru|Karnataka|560|12.9716|77.5946|Asia/Kolkata|8444
    Hyderabad|Telangana|500|17.3850|78.4867|Asia/Kolkata|6993
    Ahmedabad|Gujarat|380|23.0225|72.5714|Asia/Kolkata|5578
    Chennai|Tamil Nadu|600|13.0827|80.2707|Asia/Kolkata|4647
    Kolkata|West Bengal|700|22.5726|88.3639|Asia/Kolkata|4497
    Surat|Gujarat|395|21.1702|72.8311|Asia/Kolkata|4467
    Pune|Maharashtra|411|18.5204|73.8567|Asia/Kolkata|3124
    Jaipur|Rajasthan|302|26.9124|75.7873|Asia/Kolkata|3046
    Lucknow|Uttar Pradesh|226|26.8467|80.9462|Asia/Kolkata|2817
    Kanpur|Uttar Pradesh|208|26.4499|80.3319|Asia/Kolkata|2768
    Nagpur|Maharashtra|440|21.1458|79.0882|Asia/Kolkata|2406
    Indore|Madhya Pradesh|452|22.7196|75.8577|Asia/Kolkata|1964
    Thane|Maharashtra|400|19.2183|72.9781|Asia/Kolkata|1841
    Bhopal|Madhya Pradesh|462|23.2599|77.4126|Asia/Kolkata|1798
    Visakhapatnam|Andhra Pradesh|530|17.6868|83.2185|Asia/Kolkata|1728
    Patna|Bihar|800|25.5941|85.1376|Asia/Kolkata|1684
    Vadodara|Gujarat|390|22.3072|73.1812|Asia/Kolkata|1671
    Ludhiana|Punjab|141|30.9010|75.8573|Asia/Kolkata|1619
    Agra|Uttar Pradesh|282|27.1767|78.0081|Asia/Kolkata|1586
    Nashik|Maharashtra|422|19.9975|73.7898|Asia/Kolkata|1486
    Coimbatore|Tamil Nadu|641|11.0168|76.9558|Asia/Kolkata|1051
    Kochi|Kerala|682|9.9312|76.2673|Asia/Kolkata|602
    Chandigarh|Chandigarh|160|30.7333|76.7794|Asia/Kolkata|961
    Guwahati|Assam|781|26.1445|91.7362|Asia/Kolkata|957
    Bhubaneswar|Odisha|751|20.2961|85.8245|Asia/Kolkata|841
    Mysuru|Karnataka|570|12.2958|76.6394|Asia/Kolkata|893
    Thiruvananthapuram|Kerala|695|8.5241|76.9366|Asia/Kolkata|788
    Ranchi|Jharkhand|834|23.3441|85.3096|Asia/Kolkata|1073`,
}
