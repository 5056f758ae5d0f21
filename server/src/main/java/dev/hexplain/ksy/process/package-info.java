/**
 * Implements {@code process}: {@link dev.hexplain.ksy.process.Processes} finds the language's processes and custom ones
 * by name. A descriptor only names them; it cannot load a class. Imports {@code ksy.eval}.
 *
 * <pre>{@code
 * Processes processes = Processes.STANDARD.with("acme.unscramble", new Unscramble());
 * byte[] plain = processes.find("xor").orElseThrow().decode(bytes, List.of(0x5aL), room);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.process;

import org.jspecify.annotations.NullMarked;
