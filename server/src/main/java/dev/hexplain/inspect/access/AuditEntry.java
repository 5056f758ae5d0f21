package dev.hexplain.inspect.access;

import org.jspecify.annotations.Nullable;

/**
 * An action of a user.
 *
 * @param time ISO 8601
 * @param caller name of the token
 * @param action {@code upload}, {@code open}, {@code download}, {@code share}, {@code change}, {@code delete}, {@code
 *     sign-in} or {@code refused}
 * @param method of the request
 * @param path of the request, which names what it is about
 * @param made where what was made is: the address of an uploaded dump
 * @param name that an upload was given
 * @param request its id, which log lines have too
 */
public record AuditEntry(
        String time,
        String caller,
        String action,
        String method,
        String path,
        @Nullable String made,
        @Nullable String name,
        String address,
        String request) {}
