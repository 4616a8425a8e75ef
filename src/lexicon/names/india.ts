import { splitNames } from './candidates.ts'
import type { NameSource } from './name-source.ts'

/** Names of India, in Latin script. Naming with only Kaur or Singh is left out, because surnames are independent of the gender. */
export const india: NameSource = {
  country_code: 'IN',
  source: 'Forebears (counts from electoral rolls); India has no official statistics of names',
  female: `Priya Pooja Neha Sunita Anjali Anita Kavita Sneha Shweta Rekha Deepika Divya Nisha Lakshmi Swati Jyoti Meena Sangeeta Ritu Asha
    Aarti Preeti Sarita Usha Geeta Pallavi Manisha Rani Shilpa Komal Radha Savita Kiran Seema Megha Shreya Riya Aishwarya Ananya Ishita Kavya
    Nikita Sakshi Tanvi Aditi Shruti Rashmi Archana Vidya Sushma Mamta Poonam Monika Sonali Nandini Aparna Sudha Padma Radhika Rupali Vaishali
    Madhuri Meera Gayatri Bhavana Bhavya Chitra Deepa Diya Hema Isha Jaya Kajal Karuna Keerthi Lata Leela Madhavi Malini Maya Mythili Namrata
    Navya Nidhi Parvati Pratibha Prerna Rachana Ramya Revathi Roshni Rukmini Saanvi Sandhya Saraswati Shalini Sharmila Simran Smita Sonia Sujata
    Suman Supriya Sushila Tara Trisha Uma Urvashi Vandana Varsha Veena Vimala Yamini Zoya Ayesha Fatima Shabnam Nasreen Aaradhya Myra`,
  male: `Rahul Amit Rajesh Sanjay Vijay Suresh Ramesh Anil Ajay Sunil Ravi Rakesh Manoj Deepak Ashok Vikas Rohit Arjun Ankit Sandeep Mukesh
    Santosh Vinod Pradeep Arun Vivek Nitin Sachin Dinesh Mahesh Raj Karan Abhishek Akash Aditya Gaurav Varun Siddharth Mohan Gopal Krishna Prakash
    Naveen Praveen Harish Ganesh Kumar Manish Pankaj Sumit Mohit Nikhil Kunal Vishal Ashish Alok Anand Anuj Arvind Bharat Chetan Dev Dhruv
    Girish Hari Hemant Himanshu Ishaan Jagdish Jay Jitendra Kapil Karthik Kartik Lalit Lokesh Madhav Mayank Neeraj Omkar Paresh Parth Pranav
    Prasad Prashant Prateek Rajat Rajeev Rajiv Raju Ram Rishabh Ritesh Rohan Sagar Sameer Saurabh Shankar Shashank Shubham Shyam Srinivas Subhash
    Sudhir Tarun Tushar Uday Umesh Utkarsh Venkatesh Vikram Vinay Vineet Vishnu Yash Yogesh Aarav Vihaan Reyansh Imran Irfan Salman Aamir
    Faisal Arif Joseph Thomas`,
  family: `Kumar Singh Sharma Patel Gupta Verma Das Yadav Shah Reddy Mishra Jain Rao Nair Joshi Pandey Mehta Iyer Agarwal Chauhan Patil
    Chaudhary Desai Thakur Sinha Ghosh Roy Dutta Banerjee Mukherjee Chatterjee Bose Sen Mondal Saha Kulkarni Deshmukh Jadhav Pawar More Shinde
    Gaikwad Kamble Chavan Kadam Naik Shetty Hegde Gowda Bhat Kamath Pai Menon Pillai Kurup Varghese Mathew George Krishnan Subramanian Raman
    Srinivasan Venkataraman Natarajan Murthy Naidu Chowdhury Prasad Raju Varma Tiwari Dubey Shukla Tripathi Dwivedi Trivedi Chaturvedi Saxena
    Srivastava Mathur Bhatnagar Kapoor Khanna Malhotra Chopra Arora Bhatia Sethi Ahuja Anand Bajaj Bansal Goel Mittal Garg Goyal Jindal Singhal
    Rathore Shekhawat Solanki Parmar Rajput Bhatt Dave Pandya Thakkar Modi Gandhi Parekh Sheth Vora Kothari Lodha Mehra Grover Gill Sidhu
    Dhillon Bedi Sodhi Chadha Kohli Bhalla Puri Suri Tandon Wadhwa Sachdeva Nanda Mohanty Panda Sahoo Behera Nayak Patnaik Swain Rout Barua
    Bora Gogoi Kalita Deka Bhattacharya Chakraborty Ganguly Majumdar Biswas Mandal Paul Dey Kar Nag Kundu Rawat Negi Bisht
    Bhandari Thapa Gurung Rana Ansari Khan Sheikh Siddiqui Qureshi Malik Ahmed Hussain Fernandes D'Souza Pereira Rodrigues Lobo Pinto`,
  rare: {
    family: splitNames(`Achari Acharya Adiga Ahluwalia Asan Bandopadhyay Bhadresha Bharadwaj Chattopadhyay Deshpande Dhawan Guha Iyengar
      Jangid Jha Johar Kakkar Kaul Khatri Mahajan Marar Mehrotra Mukhopadhyay Namboothiri Nayar Panicker Prajapat Saini Suthar Talwar
      Varrier`),
  },
}
