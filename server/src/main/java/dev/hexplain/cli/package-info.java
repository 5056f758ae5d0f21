/**
 * The command line, one class a command. {@link dev.hexplain.cli.Main} is the entry; shapes of output and exit codes
 * are a contract, in {@code docs/cli.md}. Imports {@code inspect}, and {@code api} to serve.
 *
 * <pre>{@code
 * int exitCode = Main.commandLine(out, err).execute("decode", "--as", "leaves", "order.ser");
 * }</pre>
 */
@NullMarked
package dev.hexplain.cli;

import org.jspecify.annotations.NullMarked;
