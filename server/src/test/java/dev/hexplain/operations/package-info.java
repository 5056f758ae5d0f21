/**
 * The server as an operator runs it: in a process of its own, under many visitors, killed, on disks that are full or
 * damaged. Short in {@code make test-long}; {@code make soak} and {@code make chaos} take their time.
 */
package dev.hexplain.operations;
