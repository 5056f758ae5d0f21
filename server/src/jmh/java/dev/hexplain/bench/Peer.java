package dev.hexplain.bench;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A benchmark of what another program takes for the same bytes: {@link BenchmarkReport} compares the two. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Peer {
    /** The benchmark it is compared with: {@code DocumentBenchmark.decode}, of the same parameter. */
    String of();

    /** The parameter of that one, where this one has none. */
    String with() default "";

    /** A program that must be installed; without it the benchmark is left out. */
    String program() default "";

    /** Classes of the libraries that read, for their versions; none for the JDK and for loops written by hand. */
    Class<?>[] libraries() default {};
}
