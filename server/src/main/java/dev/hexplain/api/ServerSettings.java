package dev.hexplain.api;

import java.util.Optional;

/**
 * Where and for whom to serve.
 *
 * @param host a name or address to listen on
 * @param port 0 for any that is free
 * @param token what a client must present; beyond loopback there has to be one
 * @param version of this program
 */
public record ServerSettings(String host, int port, Optional<String> token, String version) {
    public ServerSettings {
        if (token.isEmpty() && !LoopbackNames.contains(host)) {
            throw new IllegalArgumentException("Listening on " + host
                    + " lets others in: choose a token with --token or HEXPLAIN_TOKEN, or leave --host at 127.0.0.1");
        }
    }

    boolean loopback() {
        return LoopbackNames.contains(host);
    }
}
