/**
 * Benchmarks: how fast streams become trees, and trees become pages. They see the program as its own callers do and
 * may import all of it. Run them with {@code make bench}; {@code docs/benchmarks.md} has the targets and results.
 *
 * <pre>{@code
 * make bench BENCH='DecodeBenchmark -p stream=list'
 * }</pre>
 */
package dev.hexplain.bench;
