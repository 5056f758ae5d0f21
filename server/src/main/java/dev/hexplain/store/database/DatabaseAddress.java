package dev.hexplain.store.database;

import java.util.Optional;

/**
 * Where a PostgreSQL database is.
 *
 * @param url {@code jdbc:postgresql://host:port/name}, with parameters of the driver where it needs them
 * @param user where the URL says none
 * @param password where the URL says none
 */
public record DatabaseAddress(String url, Optional<String> user, Optional<String> password) {
    private static final String PREFIX = "jdbc:postgresql:";

    /** @throws IllegalArgumentException where it is no address of PostgreSQL; the message says what one looks like */
    public DatabaseAddress {
        if (!url.startsWith(PREFIX)) {
            throw new IllegalArgumentException(
                    "A database is named as jdbc:postgresql://host:port/name; without one, it is a file of the data folder");
        }
        if (place(url).contains("@")) {
            throw new IllegalArgumentException(
                    "The address of a database has no user and no password before its host, as messages repeat it: give"
                            + " them apart");
        }
    }

    /** The URL without its parameters, which may hold a password. */
    String place() {
        return place(url);
    }

    private static String place(String url) {
        int parameters = url.indexOf('?');
        return parameters < 0 ? url : url.substring(0, parameters);
    }

    /** Without a password. */
    @Override
    public String toString() {
        return place();
    }
}
