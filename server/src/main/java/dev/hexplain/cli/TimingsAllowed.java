package dev.hexplain.cli;

import dev.hexplain.api.ServerSettings;

/** Whether clients of a server may have codecs measured. */
enum TimingsAllowed {
    on,
    off,
    /** Where only this machine reaches it. */
    loopback;

    boolean at(String host) {
        return switch (this) {
            case on -> true;
            case off -> false;
            case loopback -> ServerSettings.isLoopback(host);
        };
    }
}
