// A thread that ends before it is ready.
throw new Error('it cannot start')
