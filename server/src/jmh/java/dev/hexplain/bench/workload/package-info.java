/**
 * What the benchmarks read: orders of a shop, as an application keeps them. Texts have the lengths and repetitions of
 * real ones (few words are frequent, many are rare; some are not ASCII), numbers are mostly small, some fields are null, lists
 * are short and now and then long, customers and products return. The seed is fixed, so that every run reads the same bytes.
 */
package dev.hexplain.bench.workload;
