/**
 * What {@code process} does to bytes: {@link dev.hexplain.ksy.process.Processes} knows the language's own ways and those
 * that a program adds by name. A descriptor only names them; it never reaches a class. Imports {@code ksy.eval}.
 *
 * <pre>{@code
 * Processes processes = Processes.STANDARD.with("acme.unscramble", (in, arguments, limit) -> ...);
 * byte[] plain = processes.find("xor").orElseThrow().decode(bytes, List.of(0x5aL), limit);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.process;

import org.jspecify.annotations.NullMarked;
