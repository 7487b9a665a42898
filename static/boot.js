// Sets language, theme, hand and size of text on <html> before anything is painted. The app takes over once it has loaded.
(function () {
	var root = document.documentElement;

	/** Storage may be denied altogether; then the device decides. */
	function kept(key) {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}

	function wantedLanguage() {
		var chosen = kept('tablemate.language');
		if (chosen === 'en' || chosen === 'es') return chosen;
		var wishes = navigator.languages || [navigator.language || 'en'];
		for (var i = 0; i < wishes.length; i++) {
			var tongue = String(wishes[i]).slice(0, 2).toLowerCase();
			if (tongue === 'en' || tongue === 'es') return tongue;
		}
		return 'en';
	}

	try {
		var language = wantedLanguage();
		if (language !== 'en') {
			// The pages are prerendered in English: they wait, hidden, until the words are exchanged.
			root.lang = language;
			root.setAttribute('data-waiting', '');
		}
		var theme = kept('tablemate.theme');
		var dark =
			theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
		root.setAttribute('data-theme', dark ? 'dark' : 'light');
		if (theme === 'contrast') root.setAttribute('data-contrast', 'more');
		if (kept('tablemate.hand') === 'left') root.setAttribute('data-hand', 'left');
		var text = kept('tablemate.text');
		if (text === 'large' || text === 'larger') root.setAttribute('data-text', text);
	} catch {
		// An old browser shows the page in English and in the light theme.
	}
})();
